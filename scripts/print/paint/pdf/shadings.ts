// Gradients: one shared shading per set of stops, along a unit line that each use turns and stretches into place; and opacities.

import type { GradientStop, Matrix, Paint } from '../../display/display-list.ts';
import { finite } from '../finite.ts';
import type { Container, PdfRef, PdfValue } from './container.ts';
import { colourParts } from './numbers.ts';

export interface Named {
  readonly name: string;
  readonly ref: PdfRef;
}

export interface Shadings {
  readonly gradient: (stops: readonly GradientStop[]) => Named;
  readonly opacity: (opacity: number) => Named;
}

function stepFunction(from: GradientStop, to: GradientStop): PdfValue {
  return { FunctionType: 2, Domain: [0, 1], C0: colourParts(from.colour), C1: colourParts(to.colour), N: 1 };
}

/** Stops that begin at 0 and end at 1. */
function wholeStops(stops: readonly GradientStop[]): readonly GradientStop[] {
  const [first, last] = [stops[0] ?? { at: 0, colour: '#000000' }, stops.at(-1) ?? { at: 1, colour: '#000000' }];
  return [
    ...(first.at > 0 ? [{ at: 0, colour: first.colour }] : []),
    ...stops,
    ...(last.at < 1 ? [{ at: 1, colour: last.colour }] : []),
  ];
}

function gradientFunction(stops: readonly GradientStop[]): PdfValue {
  const pairs = stops
    .slice(1)
    .map((to, index) => [stops[index] ?? to, to] as const)
    .filter(([from, to]) => to.at > from.at);
  const [only] = pairs;
  if (pairs.length === 1 && only !== undefined) return stepFunction(...only);
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pairs.map(([from, to]) => stepFunction(from, to)),
    Bounds: pairs.slice(1).map(([from]) => from.at),
    Encode: pairs.flatMap(() => [0, 1]),
  };
}

/** Empty stores of shadings and opacities for one file. */
export function makeShadings(container: Container): Shadings {
  const gradients = new Map<string, Named>();
  const opacities = new Map<number, Named>();
  return {
    gradient(stops) {
      const key = JSON.stringify(stops);
      let found = gradients.get(key);
      if (found === undefined) {
        const ref = container.ref({
          ShadingType: 2,
          ColorSpace: 'DeviceRGB',
          Coords: [0, 0, 1, 0],
          Extend: [true, true],
          Function: gradientFunction(wholeStops(stops)),
        });
        ref.end();
        gradients.set(key, (found = { name: `S${String(gradients.size + 1)}`, ref }));
      }
      return found;
    },
    opacity(opacity) {
      let found = opacities.get(finite(opacity));
      if (found === undefined) {
        const ref = container.ref({ Type: 'ExtGState', ca: opacity, CA: opacity });
        ref.end();
        opacities.set(opacity, (found = { name: `G${String(opacities.size + 1)}`, ref }));
      }
      return found;
    },
  };
}

/** The transform that lays the unit line of a shading along a gradient. */
export function gradientMatrix(paint: Extract<Paint, { kind: 'linear' }>): Matrix {
  const [dx, dy] = [paint.x2 - paint.x1, paint.y2 - paint.y1];
  return [dx, dy, -dy, dx, paint.x1, paint.y1];
}
