/** Side of one tile of the net, in its own units. */
export const LATTICE_TILE = 96;

const point = (cx: number, cy: number, r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${+(cx + r * Math.cos(angle)).toFixed(2)} ${+(cy + r * Math.sin(angle)).toFixed(2)}`;
};

/** Closed path through points at these radii and angles around a centre. */
function polygon(cx: number, cy: number, corners: readonly (readonly [radius: number, degrees: number])[]): string {
  return `M${corners.map(([r, degrees]) => point(cx, cy, r, degrees)).join('L')}Z`;
}

/** Eight-pointed star, two squares laid over each other, as one outline; `r` is the radius of its tips. */
export function starPath(cx: number, cy: number, r: number): string {
  const notch = (r * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  return polygon(
    cx,
    cy,
    Array.from({ length: 16 }, (_, i) => [i % 2 ? notch : r, i * 22.5] as const),
  );
}

/** Regular octagon with a flat top; `r` is the radius of its corners. */
export function octagonPath(cx: number, cy: number, r: number): string {
  return polygon(
    cx,
    cy,
    Array.from({ length: 8 }, (_, i) => [r, 22.5 + i * 45] as const),
  );
}

const half = LATTICE_TILE / 2;

/** The star net: stars meet tip to tip, octagons lie in the stars and in the crosses between them. */
export const latticePath = [
  starPath(half, half, half),
  octagonPath(half, half, half * 0.42),
  ...[0, LATTICE_TILE].flatMap((x) => [0, LATTICE_TILE].map((y) => octagonPath(x, y, half * 0.42))),
].join('');

const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${LATTICE_TILE} ${LATTICE_TILE}'><path d='${latticePath}' fill='none' stroke='#000' stroke-width='2'/></svg>`;

/** The net as a CSS image, for masks: what it uncovers takes the element's colour. */
export const latticeImage = `url("data:image/svg+xml,${svg.replace(/#/g, '%23').replace(/</g, '%3C').replace(/>/g, '%3E')}")`;
