// The palette: text on every ground is readable, and no card sets type smaller than the floor.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const templates = new URL('../../../templates/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, templates), 'utf8');

const declared = new Map(
  [...read('palette.css').matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** The colour a property stands for, through `var()`. */
function colour(name: string): string {
  const value = declared.get(name) ?? '';
  const other = /^var\(--([a-z-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : colour(other);
}

/** Contrast as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const named = (pattern: RegExp): string[] => [...declared.keys()].filter((name) => pattern.test(name));

describe('palette', () => {
  it('knows its own measure', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(named(/^on-/))('--%s is readable on its ground', (name) => {
    expect(contrast(colour(name), colour(name.slice(3)))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    named(/-deep$|^ink-soft$/).flatMap((name) => [
      [name, 'paper'],
      [name, 'card'],
    ]),
  )('--%s is readable on --%s', (name, ground) => {
    expect(contrast(colour(name), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('writes every colour as #rrggbb, a reference or a list of families', () => {
    const odd = [...declared].filter(([, value]) => !/^#[0-9a-f]{6}$|^var\(--[a-z-]+\)$|^'/.test(value));
    expect(odd).toEqual([]);
  });
});

const sheets = readdirSync(new URL('cards/', templates)).filter((name) => name.endsWith('.css'));
const sizes = sheets.flatMap((sheet) =>
  [...read(`cards/${sheet}`).matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(font-size|--fit-min):\s*([\d.]+)pt/g)].map(([, property = '', size = '']) => ({
      rule: `${sheet} ${selector.trim()}`,
      property,
      size: Number(size),
    })),
  ),
);

describe('type on cards', () => {
  it('is nowhere smaller than 6 pt', () => {
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter(({ size }) => size < 6)).toEqual([]);
  });

  it('keeps rules at 7.5 pt or more, also where they are fitted', () => {
    expect(sizes.filter(({ property, size }) => property === '--fit-min' && size < 7.5)).toEqual([]);
  });

  it('takes every colour from the palette', () => {
    const plain = sheets.flatMap((sheet) =>
      [...read(`cards/${sheet}`).matchAll(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)].map(
        ([found]) => `${sheet} ${found}`,
      ),
    );
    expect(plain).toEqual([]);
  });

  it('names only colours of the palette', () => {
    const unknown = sheets
      .flatMap((sheet) => [...read(`cards/${sheet}`).matchAll(/var\(--([a-z-]+)\)/g)].map(([, name = '']) => name))
      .filter((name) => !declared.has(name));
    expect(unknown).toEqual([]);
  });
});
