/** Side of one tile of the net, in its own units. */
export const LATTICE_TILE = 96;

const EIGHTH = Math.PI / 4;

/** The point at a radius and a number of eighths of a turn around a centre. */
function point(cx: number, cy: number, r: number, eighths: number): string {
  const angle = eighths * EIGHTH;
  return `${+(cx + r * Math.cos(angle)).toFixed(2)} ${+(cy + r * Math.sin(angle)).toFixed(2)}`;
}

const eight = Array.from({ length: 8 }, (_, i) => i);

/**
 * The eight-pointed star {8/3} as interlaced lines: each tip is joined to the third one from it, so that an octagon is
 * left in the middle. `r` is the radius of the tips.
 */
export const starLines = (cx: number, cy: number, r: number): string =>
  eight.map((i) => `M${point(cx, cy, r, i)}L${point(cx, cy, r, i + 3)}`).join('');

/** The same star as one closed outline, to be filled. */
export function starPath(cx: number, cy: number, r: number): string {
  const notch = (r * Math.cos(1.5 * EIGHTH)) / Math.cos(EIGHTH);
  return `M${eight.map((i) => `${point(cx, cy, r, i)}L${point(cx, cy, notch, i + 0.5)}`).join('L')}Z`;
}

/** Regular octagon with a flat top; `r` is the distance of its sides. */
export const octagonPath = (cx: number, cy: number, r: number): string =>
  `M${eight.map((i) => point(cx, cy, r / Math.cos(EIGHTH / 2), i + 0.5)).join('L')}Z`;

const half = LATTICE_TILE / 2;

/** One tile of the net: an octagon that meets its neighbours side to side, a square in each gap, a star inside. */
export const latticePath = `${octagonPath(half, half, half)}${starLines(half, half, half)}`;

const encoded = (svg: string) => svg.replace(/[#<>]/g, encodeURIComponent);

/** The net as a CSS image, for masks: what it uncovers takes the element's colour. */
export const latticeImage = `url("data:image/svg+xml,${encoded(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${LATTICE_TILE} ${LATTICE_TILE}'><path d='${latticePath}' fill='none' stroke='black' stroke-width='2'/></svg>`,
)}")`;
