// One die. Its face is decided before it is drawn; the settling is only for the eye.
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 25],
    [72, 25],
    [28, 50],
    [72, 50],
    [28, 75],
    [72, 75],
  ],
};

export function Die({ face, settle }: { readonly face: number | undefined; readonly settle?: boolean }) {
  const spots = face === undefined ? [] : SPOTS[face];
  return (
    <svg class={settle === true ? 'die settle' : 'die'} viewBox="0 0 100 100" aria-hidden="true">
      <path class="die-body" d="M12 5 88 4q7 0 8 8l1 75q0 9-9 9L13 97q-9 0-9-9L3 13q0-8 9-8z" />
      {spots === undefined ? (
        <text x="50" y="68" text-anchor="middle">
          {face}
        </text>
      ) : (
        spots.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />)
      )}
    </svg>
  );
}
