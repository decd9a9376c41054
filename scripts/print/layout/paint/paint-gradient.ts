// linear-gradient() to a gradient between two points of the box, as CSS places its line and its stops.
import type { Paint } from '../../display/display-list.ts';
import { round } from '../../art/write-path.ts';
import { resolve } from '../css/parse-length.ts';
import { inkOf, type Gradient, type Style } from '../css/style.ts';

/** The paint of a gradient over a box in mm. */
export function paintGradient(
  gradient: Gradient,
  style: Readonly<Style>,
  x: number,
  y: number,
  width: number,
  height: number,
): Paint {
  const angle =
    typeof gradient.angle === 'number' ? (gradient.angle * Math.PI) / 180 : cornerAngle(gradient.angle, width, height);
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const length = Math.abs(width * dx) + Math.abs(height * dy);
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const places = placeStops(
    gradient.stops.map(({ at }) => (at === undefined ? undefined : length === 0 ? 0 : resolve(at, length) / length)),
  );
  // Places beyond the ends stretch the line itself, since stops run from 0 to 1.
  const [low, high] = [Math.min(0, places[0] ?? 0), Math.max(1, places.at(-1) ?? 1)];
  const point = (at: number): [number, number] => [
    centreX + dx * length * (at - 0.5),
    centreY + dy * length * (at - 0.5),
  ];
  const [from, to] = [point(low), point(high)];
  return {
    kind: 'linear',
    x1: round(from[0]),
    y1: round(from[1]),
    x2: round(to[0]),
    y2: round(to[1]),
    stops: gradient.stops.map(({ ink }, i) => ({
      at: round(((places[i] ?? 0) - low) / (high - low)),
      colour: inkOf(ink, style).colour,
    })),
  };
}

function cornerAngle(corner: { readonly x: number; readonly y: number }, width: number, height: number): number {
  return Math.atan2(corner.x * height, -corner.y * width);
}

function placeStops(given: readonly (number | undefined)[]): readonly number[] {
  const places = [...given];
  places[0] ??= 0;
  places[places.length - 1] ??= 1;
  let most = -Infinity;
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i];
    if (place === undefined) continue;
    most = Math.max(most, place);
    places[i] = most;
  }
  for (let i = 1; i < places.length; i += 1) {
    if (places[i] !== undefined) continue;
    let next = i;
    while (places[next] === undefined) next += 1;
    const [before, after] = [places[i - 1] ?? 0, places[next] ?? 1];
    places[i] = before + (after - before) / (next - i + 1);
  }
  return places.map((place) => place ?? 0);
}
