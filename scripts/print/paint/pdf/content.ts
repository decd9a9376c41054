// One content stream in the making: operators, the resources they name, and the graphics state as far as it is known.

import type { Matrix, Stroke } from '../../display/display-list.ts';
import type { PdfRef, PdfValue } from './container.ts';
import { colourOperands, factor, length } from './numbers.ts';

export const RESOURCE_KINDS = ['Font', 'XObject', 'Shading', 'ExtGState'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** State that an operator has set and no restore has undone; what is undefined is not known and must be set before it counts. */
interface KnownState {
  fill?: string | undefined;
  stroke?: string | undefined;
  width?: number | undefined;
  style?: string | undefined;
  font?: string | undefined;
  tracking?: number | undefined;
}

export interface Content {
  /** Adds an operator with its operands, outside text. */
  readonly op: (operator: string) => void;
  readonly save: () => void;
  readonly restore: () => void;
  readonly transform: (matrix: Matrix) => void;
  readonly fillColour: (colour: string) => void;
  readonly strokeColour: (colour: string) => void;
  /** Sets width, dash, cap, join and colour of a stroke; `colour: undefined` leaves the colour as it is. */
  readonly strokeStyle: (stroke: Omit<Stroke, 'colour' | 'opacity'>, colour: string | undefined) => void;
  /** Shows glyphs (the operand of TJ) with the baseline's left end at (x, y). */
  readonly show: (
    x: number,
    y: number,
    font: string,
    size: number,
    tracking: number,
    colour: string,
    glyphs: string,
  ) => void;
  readonly use: (kind: ResourceKind, name: string, ref: PdfRef) => void;
  readonly finish: () => { readonly stream: string; readonly resources: Record<string, PdfValue | undefined> };
}

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
const round = (mm: number): number => Math.round(mm * 1000) / 1000;

/** An empty content stream in mm, y downwards. */
export function makeContent(): Content {
  const ops: string[] = [];
  const used = new Map<ResourceKind, Map<string, PdfRef>>();
  const stack: KnownState[] = [];
  let state: KnownState = {};
  let pen: { x: number; y: number } | undefined;

  const endText = (): void => {
    if (pen === undefined) return;
    ops.push('ET');
    pen = undefined;
  };
  const op = (operator: string): void => {
    endText();
    ops.push(operator);
  };
  const setFill = (colour: string): void => {
    if (state.fill === colour) return;
    state.fill = colour;
    ops.push(`${colourOperands(colour)} rg`);
  };

  return {
    op,
    save() {
      op('q');
      stack.push({ ...state });
    },
    restore() {
      op('Q');
      state = stack.pop() ?? {};
    },
    transform(matrix) {
      const [a, b, c, d, e, f] = matrix;
      op(`${factor(a)} ${factor(b)} ${factor(c)} ${factor(d)} ${length(e)} ${length(f)} cm`);
    },
    fillColour(colour) {
      endText();
      setFill(colour);
    },
    strokeColour(colour) {
      if (state.stroke === colour) return;
      state.stroke = colour;
      op(`${colourOperands(colour)} RG`);
    },
    strokeStyle(stroke, colour) {
      if (colour !== undefined) this.strokeColour(colour);
      if (state.width !== stroke.width) op(`${length(stroke.width)} w`);
      const style = `[${(stroke.dash ?? []).map((value) => length(value)).join(' ')}] 0 d ${String(CAPS[stroke.cap ?? 'butt'])} J ${String(JOINS[stroke.join ?? 'miter'])} j`;
      if (state.style !== style) op(style);
      state.width = stroke.width;
      state.style = style;
    },
    show(x, y, font, size, tracking, colour, glyphs) {
      const at = { x: round(x), y: round(y) };
      const started = pen === undefined;
      if (started) ops.push('BT');
      setFill(colour);
      const face = `/${font} ${length(size)} Tf`;
      if (state.font !== face) ops.push(face);
      state.font = face;
      if (state.tracking !== tracking) ops.push(`${length(tracking)} Tc`);
      state.tracking = tracking;
      ops.push(
        pen === undefined
          ? `1 0 0 -1 ${length(at.x)} ${length(at.y)} Tm`
          : `${length(at.x - pen.x)} ${length(pen.y - at.y)} Td`,
      );
      pen = at;
      ops.push(glyphs);
    },
    use(kind, name, ref) {
      let names = used.get(kind);
      if (names === undefined) used.set(kind, (names = new Map()));
      names.set(name, ref);
    },
    finish() {
      endText();
      const resources: Record<string, PdfValue | undefined> = {};
      for (const kind of RESOURCE_KINDS) {
        const names = used.get(kind);
        if (names !== undefined) resources[kind] = Object.fromEntries(names);
      }
      return { stream: ops.join('\n'), resources };
    },
  };
}
