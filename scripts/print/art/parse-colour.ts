// CSS colours to `#rrggbb` and an opacity.
import type { Colour } from '../display/display-list.ts';

export interface Ink {
  readonly colour: Colour;
  /** 0 to 1. */
  readonly alpha: number;
}

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
};

/** Names that `parseColour` knows, for hints. */
export const COLOUR_NAMES: readonly string[] = [...Object.keys(NAMED), 'transparent', 'currentColor'];

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
const hex2 = (value: number): string => Math.round(clamp(value, 255)).toString(16).padStart(2, '0');

/** A colour written as #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() or one of a few names; undefined when it is none. */
export function parseColour(text: string): Ink | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return { colour: '#000000', alpha: 0 };
  const named = NAMED[value];
  if (named !== undefined) return { colour: named, alpha: 1 };
  if (value.startsWith('#')) return parseHex(value.slice(1));
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value);
  if (call === null) return undefined;
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter((part) => part !== '');
  if (parts.length !== 3 && parts.length !== 4) return undefined;
  const alpha = parts[3] === undefined ? 1 : fraction(parts[3], 1);
  const rgb = call[1] === 'rgb' ? parts.slice(0, 3).map((part) => fraction(part, 255)) : fromHsl(parts);
  if (alpha === undefined || rgb === undefined || rgb.some((part) => part === undefined)) return undefined;
  return { colour: `#${rgb.map((part) => hex2(part ?? 0)).join('')}`, alpha: clamp(alpha, 1) };
}

function parseHex(digits: string): Ink | undefined {
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return { colour: `#${full.slice(0, 6)}`, alpha: full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1 };
}

function fraction(text: string, whole: number): number | undefined {
  const number = text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

function fromHsl(parts: readonly string[]): number[] | undefined {
  const hue = Number((parts[0] ?? '').replace(/deg$/, ''));
  const saturation = fraction(parts[1] ?? '', 1);
  const lightness = fraction(parts[2] ?? '', 1);
  if (!Number.isFinite(hue) || saturation === undefined || lightness === undefined) return undefined;
  const reach = clamp(saturation, 1) * Math.min(clamp(lightness, 1), 1 - clamp(lightness, 1));
  return [0, 8, 4].map((shift) => {
    const turn = (((shift + hue / 30) % 12) + 12) % 12;
    return 255 * (clamp(lightness, 1) - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
}
