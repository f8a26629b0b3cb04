export const LATTICE_TILE = 96;

const EIGHTH = Math.PI / 4;

function formatPoint(cx: number, cy: number, r: number, eighths: number): string {
  const angle = eighths * EIGHTH;
  return `${+(cx + r * Math.cos(angle)).toFixed(2)} ${+(cy + r * Math.sin(angle)).toFixed(2)}`;
}

const eighthIndexes = Array.from({ length: 8 }, (_, i) => i);

/**
 * Eight-pointed star {8/3} as interlaced lines: each tip connects to the third one from it, leaving an octagon in the
 * middle. `r` is the radius of the tips.
 */
export const drawStarLines = (cx: number, cy: number, r: number): string =>
  eighthIndexes.map((i) => `M${formatPoint(cx, cy, r, i)}L${formatPoint(cx, cy, r, i + 3)}`).join('');

export function drawStarPath(cx: number, cy: number, r: number): string {
  const notch = (r * Math.cos(1.5 * EIGHTH)) / Math.cos(EIGHTH);
  return `M${eighthIndexes.map((i) => `${formatPoint(cx, cy, r, i)}L${formatPoint(cx, cy, notch, i + 0.5)}`).join('L')}Z`;
}

/** Regular octagon with a flat top; `r` is the distance of its sides. */
export const drawOctagonPath = (cx: number, cy: number, r: number): string =>
  `M${eighthIndexes.map((i) => formatPoint(cx, cy, r / Math.cos(EIGHTH / 2), i + 0.5)).join('L')}Z`;

const half = LATTICE_TILE / 2;

export const latticePath = `${drawOctagonPath(half, half, half)}${drawStarLines(half, half, half)}`;

const encodeSvg = (svg: string) => svg.replace(/[#<>]/g, encodeURIComponent);

/** Net as a CSS mask image, filled with the element's colour. */
export const latticeImage = `url("data:image/svg+xml,${encodeSvg(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${LATTICE_TILE} ${LATTICE_TILE}'><path d='${latticePath}' fill='none' stroke='black' stroke-width='2'/></svg>`,
)}")`;
