import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Corner } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';

export type Paint = (shape: readonly Corner[], fill: string, opacity?: number) => string;

/** A shape written as `x,y x,y …`. */
const parseCorners = (text: string): Corner[] =>
  text.split(' ').map((pair): Corner => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** Part of a circle; `ratio` is width to height of the field, `r` a share of its shorter side. */
const createArc = (cx: number, cy: number, r: number, ratio: number, from = 0, to = 360): Corner[] =>
  Array.from({ length: 19 }, (_, i): Corner => {
    const angle = ((from + ((to - from) * i) / 18) * Math.PI) / 180;
    return [cx + Math.cos(angle) * r * Math.min(1, 1 / ratio), cy + Math.sin(angle) * r * Math.min(1, ratio)];
  });

/** Picture motifs in a field from 0 to 1 in both directions. */
export const MOTIFS: readonly ((stage: Stage, paint: Paint, ratio: number) => string)[] = [
  ({ palette }, paint, ratio) =>
    paint(createArc(0.62, 0.68, 0.2, ratio), clampBrightness(palette.accent, 0.3, 0.7)) +
    paint(parseCorners('0,0 1,0 1,0.34 0.7,0.44 0.34,0.3 0,0.42'), adjustTone(palette.fabricAlt, -0.1)) +
    paint(parseCorners('0,0 1,0 1,0.2 0.6,0.28 0.2,0.16 0,0.24'), palette.woodDark),
  ({ palette }, paint, ratio) =>
    [0.42, 0.32, 0.22, 0.12]
      .map((size, i) =>
        paint(
          [
            [0.5 - size * Math.min(1, 1 / ratio), 0.08],
            [0.5 + size * Math.min(1, 1 / ratio), 0.08],
            ...createArc(0.5, 0.45, size, ratio, 0, 180),
          ],
          [palette.accent, palette.fabric, palette.fabricAlt, palette.wall][i] ?? palette.wall,
        ),
      )
      .join(''),
  ({ palette }, paint, ratio) =>
    paint(createArc(0.36, 0.6, 0.24, ratio), palette.fabricAlt) +
    paint(createArc(0.6, 0.4, 0.28, ratio, 90, 270), palette.accent) +
    paint(createArc(0.62, 0.4, 0.28, ratio, -90, 90), palette.woodDark) +
    paint(parseCorners('0.1,0.14 0.9,0.14 0.9,0.17 0.1,0.17'), palette.woodDark),
  ({ palette, random }, paint) =>
    Array.from({ length: 7 }, (_, i) => {
      const side = i % 2 === 0 ? 1 : -1;
      const y = 0.2 + i * 0.1;
      const rayLength = 0.3 - i * 0.025 + random.between(-0.02, 0.02);
      return paint(
        [
          [0.5, y],
          [0.5 + side * rayLength * 0.6, y + 0.03],
          [0.5 + side * rayLength, y + 0.15],
          [0.5 + side * rayLength * 0.4, y + 0.13],
        ],
        i % 3 === 0 ? palette.leafDark : palette.leaf,
      );
    }).join('') + paint(parseCorners('0.49,0.06 0.51,0.06 0.505,0.9 0.495,0.9'), palette.leafDark),
  ({ palette, random }, paint) => {
    const shades = [palette.accent, palette.fabricAlt, palette.fabric, palette.wood, palette.woodDark, palette.stone];
    return Array.from({ length: 12 }, (_, i) => {
      const x = 0.1 + (i % 3) * 0.27;
      const y = 0.1 + Math.floor(i / 3) * 0.2;
      return random.chance(0.5)
        ? paint(
            [
              [x, y],
              [x + 0.26, y],
              [x + 0.26, y + 0.19],
              [x, y + 0.19],
            ],
            shades[(i * 5 + random.integer(0, 3)) % 6] ?? palette.accent,
          )
        : paint(
            [
              [x, y],
              [x + 0.26, y],
              [x, y + 0.19],
            ],
            shades[(i * 3 + random.integer(0, 3)) % 6] ?? palette.accent,
          );
    }).join('');
  },
  ({ palette }, paint) =>
    paint(parseCorners('0,0 1,0 1,0.46 0,0.46'), '#4f8ea3') +
    paint(parseCorners('0,0.46 1,0.46 1,1 0,1'), adjustTone(palette.wall, -0.02)) +
    paint(parseCorners('0.3,0.4 0.74,0.4 0.66,0.34 0.38,0.34'), palette.woodDark) +
    paint(parseCorners('0.42,0.43 0.76,0.46 0.62,0.88'), '#f7efe0') +
    paint(parseCorners('0,0.14 0.5,0.2 1,0.12 1,0 0,0'), '#3b7385'),
  ({ palette }, paint, ratio) =>
    paint(parseCorners('0,0 1,0 1,1 0,1'), adjustTone(palette.fabricAlt, 0.35)) +
    paint(createArc(0.72, 0.74, 0.13, ratio), adjustTone(palette.accent, 0.1)) +
    paint(parseCorners('0.02,0.24 0.38,0.7 0.74,0.24'), '#cda26a') +
    paint(parseCorners('0.38,0.7 0.74,0.24 0.5,0.24'), '#a97c4a') +
    paint(parseCorners('0.5,0.24 0.74,0.5 0.98,0.24'), '#d8b07a') +
    paint(parseCorners('0.74,0.5 0.98,0.24 0.82,0.24'), '#b48a55') +
    paint(parseCorners('0,0 1,0 1,0.26 0,0.22'), adjustTone(palette.wood, 0.15)),
  ({ palette }, paint, ratio) => {
    const createStar = (r: number, turn: number): Corner[] =>
      Array.from({ length: 16 }, (_, i): Corner => {
        const reach = i % 2 === 0 ? r : r * 0.72;
        const angle = (i / 16) * Math.PI * 2 + turn;
        return [
          0.5 + Math.cos(angle) * reach * Math.min(1, 1 / ratio),
          0.5 + Math.sin(angle) * reach * Math.min(1, ratio),
        ];
      });
    return (
      paint(createStar(0.42, 0.2), clampBrightness(palette.accent, 0.25, 0.6)) +
      paint(createStar(0.33, 0.2), adjustTone(palette.wall, 0.3)) +
      paint(createStar(0.26, 0.2), palette.fabricAlt) +
      paint(createStar(0.14, 0.2), clampBrightness(palette.woodDark, 0.2, 0.5))
    );
  },
  ({ palette }, paint) =>
    paint(parseCorners('0,0.62 1,0.56 1,1 0,1'), adjustTone(palette.fabric, 0.1)) +
    paint(parseCorners('0,0.36 0.4,0.42 1,0.3 1,0.54 0,0.6'), palette.accent) +
    paint(parseCorners('0,0.08 0.6,0.16 1,0.1 1,0.28 0,0.34'), palette.fabricAlt) +
    paint(parseCorners('0.14,0.66 0.3,0.66 0.3,0.9 0.14,0.9'), clampBrightness(palette.woodDark, 0.2, 0.4)),
  ({ palette }, paint, ratio) =>
    paint(parseCorners('0,0 1,0 1,0.3 0,0.3'), adjustTone(palette.wood, 0.1)) +
    paint(
      parseCorners('0.34,0.16 0.58,0.16 0.62,0.36 0.54,0.52 0.38,0.52 0.3,0.36'),
      clampBrightness(palette.accent, 0.25, 0.6),
    ) +
    paint(createArc(0.74, 0.2, 0.1, ratio), '#d97a3f') +
    paint(parseCorners('0.45,0.5 0.3,0.84 0.36,0.86'), palette.leafDark) +
    paint(parseCorners('0.46,0.5 0.48,0.92 0.54,0.9'), palette.leaf) +
    paint(parseCorners('0.48,0.5 0.66,0.8 0.7,0.74'), palette.leafDark),
];
