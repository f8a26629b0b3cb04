export const LATTICE_TILE = 96;

const EIGHTH = Math.PI / 4;

function point(cx: number, cy: number, r: number, eighths: number): string {
  const angle = eighths * EIGHTH;
  return `${+(cx + r * Math.cos(angle)).toFixed(2)} ${+(cy + r * Math.sin(angle)).toFixed(2)}`;
}

const eight = Array.from({ length: 8 }, (_, i) => i);

/**
 * Eight-pointed star {8/3} as interlaced lines: each tip connects to the third one from it, leaving an octagon in the
 * middle. `r` is the radius of the tips.
 */
export const starLines = (cx: number, cy: number, r: number): string =>
  eight.map((i) => `M${point(cx, cy, r, i)}L${point(cx, cy, r, i + 3)}`).join('');

export function starPath(cx: number, cy: number, r: number): string {
  const notch = (r * Math.cos(1.5 * EIGHTH)) / Math.cos(EIGHTH);
  return `M${eight.map((i) => `${point(cx, cy, r, i)}L${point(cx, cy, notch, i + 0.5)}`).join('L')}Z`;
}

/** Regular octagon with a flat top; `r` is the distance of its sides. */
export const octagonPath = (cx: number, cy: number, r: number): string =>
  `M${eight.map((i) => point(cx, cy, r / Math.cos(EIGHTH / 2), i + 0.5)).join('L')}Z`;

const half = LATTICE_TILE / 2;

export const latticePath = `${octagonPath(half, half, half)}${starLines(half, half, half)}`;

const encoded = (svg: string) => svg.replace(/[#<>]/g, encodeURIComponent);

/** Net as a CSS mask image, filled with the element's colour. */
export const latticeImage = `url("data:image/svg+xml,${encoded(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${LATTICE_TILE} ${LATTICE_TILE}'><path d='${latticePath}' fill='none' stroke='black' stroke-width='2'/></svg>`,
)}")`;
