// CSS properties of painting: grounds, gradients, opacity, layers, transforms, and the colours of drawings.
import { parseColour, type Ink } from '../../art/parse-colour.ts';
import { parseLength, parseNumber, type WrittenLength } from './parse-length.ts';
import { parseInk } from './properties-box.ts';
import { compute, computeMm, mapped, type ComputeContext, type Properties, type Property } from './property.ts';
import { splitValue } from './split-value.ts';
import type { Gradient, Transform } from './style.ts';

interface WrittenGradient {
  angle: Gradient['angle'];
  stops: readonly { ink: Ink | 'currentColor'; at: WrittenLength | undefined }[];
}

const DIRECTIONS: Readonly<Record<string, number>> = { 'to top': 0, 'to right': 90, 'to bottom': 180, 'to left': 270 };

function parseAngle(text: string): number | undefined {
  const match = /^(-?(?:\d+\.?\d*|\.\d+))(deg|turn)$/.exec(text);
  return match === null ? (text === '0' ? 0 : undefined) : Number(match[1]) * (match[2] === 'turn' ? 360 : 1);
}

function parseDirection(text: string): Gradient['angle'] | undefined {
  if (!text.startsWith('to ')) return parseAngle(text);
  const words = text.split(/\s+/).slice(1);
  if (words.length === 1) return DIRECTIONS[`to ${words[0] ?? ''}`];
  const x = words.includes('left') ? -1 : words.includes('right') ? 1 : undefined;
  const y = words.includes('top') ? -1 : words.includes('bottom') ? 1 : undefined;
  return x === undefined || y === undefined ? undefined : { x, y };
}

function parseGradient(value: string): WrittenGradient | undefined {
  const match = /^linear-gradient\((.*)\)$/s.exec(value);
  if (match === null) return undefined;
  const parts = splitValue(match[1] ?? '', ',');
  const direction = parseDirection(parts[0] ?? '');
  const stops = (direction === undefined ? parts : parts.slice(1)).flatMap((part) => {
    const [colour = '', ...places] = splitValue(part);
    const ink = parseInk(colour);
    const lengths = places.map(parseLength);
    // Stops of a display list are opaque: a see-through one is refused rather than painted solid.
    if (
      ink === undefined ||
      (ink !== 'currentColor' && ink.alpha < 1) ||
      lengths.includes(undefined) ||
      lengths.length > 2
    )
      return [undefined];
    return lengths.length === 0 ? [{ ink, at: undefined }] : lengths.map((at) => ({ ink, at }));
  });
  if (stops.length < 2 || stops.includes(undefined)) return undefined;
  return { angle: direction ?? 180, stops: stops as WrittenGradient['stops'] };
}

const computeGradient = (gradient: WrittenGradient, context: ComputeContext): Gradient => ({
  angle: gradient.angle,
  stops: gradient.stops.map(({ ink, at }) => ({ ink, at: at && compute(at, context) })),
});

const background = (shorthand: boolean): Property => ({
  expects: shorthand
    ? 'a colour, linear-gradient(…) of opaque colours, or none'
    : 'linear-gradient(…) of opaque colours, or none',
  keys: shorthand ? ['background', 'gradient'] : ['gradient'],
  parse(value) {
    if (value === 'none')
      return (style) => {
        style.gradient = undefined;
        if (shorthand) style.background = undefined;
      };
    const parts = splitValue(value);
    const gradient = parts.map(parseGradient).find((found) => found !== undefined);
    const ink = parts.filter((part) => !part.startsWith('linear-gradient')).map(parseInk)[0];
    const found = Number(gradient !== undefined) + Number(ink !== undefined && shorthand);
    if (found === 0 || found !== parts.length) return undefined;
    return (style, context) => {
      style.gradient = gradient && computeGradient(gradient, context);
      if (shorthand) style.background = ink;
    };
  },
});

type WrittenTransform =
  | Exclude<Transform, { kind: 'translate' }>
  | { kind: 'translate'; x: WrittenLength; y: WrittenLength };

function parseTransform(call: string): WrittenTransform | undefined {
  const match = /^([a-zA-Z]+)\((.*)\)$/s.exec(call);
  const [name, args] = [match?.[1] ?? '', splitValue(match?.[2] ?? '', ',')];
  const [first = '', second] = args;
  if (name === 'rotate') {
    const degrees = parseAngle(first);
    return degrees === undefined ? undefined : { kind: 'rotate', degrees };
  }
  if (name.startsWith('scale')) {
    const [x, y] = [parseNumber(first), parseNumber(second ?? first)];
    if (x === undefined || y === undefined) return undefined;
    return name === 'scale'
      ? { kind: 'scale', x, y }
      : name === 'scaleX'
        ? { kind: 'scale', x, y: 1 }
        : name === 'scaleY'
          ? { kind: 'scale', x: 1, y: x }
          : undefined;
  }
  const [x, y] = [parseLength(first), parseLength(second ?? '0')];
  const zero = parseLength('0');
  if (x === undefined || y === undefined || zero === undefined) return undefined;
  return name === 'translate'
    ? { kind: 'translate', x, y }
    : name === 'translateX'
      ? { kind: 'translate', x, y: zero }
      : name === 'translateY'
        ? { kind: 'translate', x: zero, y: x }
        : undefined;
}

const ORIGINS: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

const ink = (key: 'fill' | 'stroke'): Property => ({
  expects: 'a colour or none',
  keys: [key],
  parse(value) {
    const found = value === 'none' ? 'none' : parseInk(value);
    return found && ((style) => void (style[key] = found));
  },
});

export const PAINT_PROPERTIES: Properties = {
  background: background(true),
  'background-image': background(false),
  'background-color': {
    expects: 'a colour',
    keys: ['background'],
    parse(value) {
      const found = value.toLowerCase() === 'currentcolor' ? 'currentColor' : parseColour(value);
      return found && ((style) => void (style.background = found));
    },
  },
  opacity: {
    expects: 'a number from 0 to 1',
    keys: ['opacity'],
    parse(value) {
      const number = parseNumber(value);
      return number === undefined || number < 0 || number > 1 ? undefined : (style) => void (style.opacity = number);
    },
  },
  visibility: mapped('visible', { visible: true, hidden: false }),
  'z-index': {
    expects: 'a whole number or auto',
    keys: ['zIndex'],
    parse(value) {
      const index = value === 'auto' ? value : /^-?\d+$/.test(value) ? Number(value) : undefined;
      return index === undefined ? undefined : (style) => void (style.zIndex = index);
    },
  },
  transform: {
    expects: 'none, or rotate(), scale(), translate()',
    keys: ['transform'],
    parse(value) {
      const calls = value === 'none' ? [] : splitValue(value).map(parseTransform);
      if (calls.includes(undefined)) return undefined;
      return (style, context) => {
        style.transform = (calls as WrittenTransform[]).map((call) =>
          call.kind === 'translate'
            ? { kind: call.kind, x: compute(call.x, context), y: compute(call.y, context) }
            : call,
        );
      };
    },
  },
  'transform-origin': {
    expects: 'two lengths or words such as left top',
    keys: ['transformOrigin'],
    parse(value) {
      const words = splitValue(value);
      if (words[0] === 'top' || words[0] === 'bottom' || words[1] === 'left' || words[1] === 'right') words.reverse();
      if (words.length === 1 && (words[0] === 'top' || words[0] === 'bottom')) words.unshift('center');
      const [x, y] = [words[0] ?? '', words[1] ?? 'center'].map((word) => parseLength(ORIGINS[word] ?? word));
      return x && y && words.length <= 2
        ? (style, context) => void (style.transformOrigin = [compute(x, context), compute(y, context)])
        : undefined;
    },
  },
  fill: ink('fill'),
  stroke: ink('stroke'),
  'stroke-width': {
    expects: 'a length or a number of drawing units',
    keys: ['strokeWidth'],
    parse(value) {
      const number = parseNumber(value);
      const written = parseLength(value);
      if (number !== undefined) return (style) => void (style.strokeWidth = number);
      return written && ((style, context) => void (style.strokeWidth = computeMm(written, context)));
    },
  },
};
