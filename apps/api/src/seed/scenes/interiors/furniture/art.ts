import { group, path } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { tone, within } from '../space/colour.ts';
import { box, type Corner, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { onWall, pathOf, type Side, upright } from '../space/walls.ts';

type Paint = (shape: readonly Corner[], fill: string, opacity?: number) => string;

/** Part of a circle; `ratio` is the field's width to its height, `r` a share of its shorter side. */
const arc = (cx: number, cy: number, r: number, ratio: number, from = 0, to = 360): Corner[] =>
  Array.from({ length: 19 }, (_, i): Corner => {
    const angle = ((from + ((to - from) * i) / 18) * Math.PI) / 180;
    return [cx + Math.cos(angle) * r * Math.min(1, 1 / ratio), cy + Math.sin(angle) * r * Math.min(1, ratio)];
  });

/** What a picture shows; its field runs from 0 to 1 both ways. */
const MOTIFS: readonly ((stage: Stage, paint: Paint, ratio: number) => string)[] = [
  ({ palette }, paint, ratio) =>
    paint(arc(0.62, 0.68, 0.2, ratio), within(palette.accent, 0.3, 0.7)) +
    paint(
      [
        [0, 0],
        [1, 0],
        [1, 0.34],
        [0.7, 0.44],
        [0.34, 0.3],
        [0, 0.42],
      ],
      tone(palette.fabricAlt, -0.1),
    ) +
    paint(
      [
        [0, 0],
        [1, 0],
        [1, 0.2],
        [0.6, 0.28],
        [0.2, 0.16],
        [0, 0.24],
      ],
      palette.woodDark,
    ),
  ({ palette }, paint, ratio) =>
    [0.42, 0.32, 0.22, 0.12]
      .map((size, i) =>
        paint(
          [
            [0.5 - size * Math.min(1, 1 / ratio), 0.08],
            [0.5 + size * Math.min(1, 1 / ratio), 0.08],
            ...arc(0.5, 0.45, size, ratio, 0, 180),
          ],
          [palette.accent, palette.fabric, palette.fabricAlt, palette.wall][i] ?? palette.wall,
        ),
      )
      .join(''),
  ({ palette }, paint, ratio) =>
    paint(arc(0.36, 0.6, 0.24, ratio), palette.fabricAlt) +
    paint(arc(0.6, 0.4, 0.28, ratio, 90, 270), palette.accent) +
    paint(arc(0.62, 0.4, 0.28, ratio, -90, 90), palette.woodDark) +
    paint(
      [
        [0.1, 0.14],
        [0.9, 0.14],
        [0.9, 0.17],
        [0.1, 0.17],
      ],
      palette.woodDark,
    ),
  ({ palette, random }, paint) =>
    Array.from({ length: 7 }, (_, i) => {
      const side = i % 2 === 0 ? 1 : -1;
      const y = 0.2 + i * 0.1;
      const long = 0.3 - i * 0.025 + random.between(-0.02, 0.02);
      return paint(
        [
          [0.5, y],
          [0.5 + side * long * 0.6, y + 0.03],
          [0.5 + side * long, y + 0.15],
          [0.5 + side * long * 0.4, y + 0.13],
        ],
        i % 3 === 0 ? palette.leafDark : palette.leaf,
      );
    }).join('') +
    paint(
      [
        [0.49, 0.06],
        [0.51, 0.06],
        [0.505, 0.9],
        [0.495, 0.9],
      ],
      palette.leafDark,
    ),
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
            shades[(i * 5 + random.whole(0, 3)) % 6] ?? palette.accent,
          )
        : paint(
            [
              [x, y],
              [x + 0.26, y],
              [x, y + 0.19],
            ],
            shades[(i * 3 + random.whole(0, 3)) % 6] ?? palette.accent,
          );
    }).join('');
  },
  ({ palette }, paint) =>
    paint(
      [
        [0, 0],
        [1, 0],
        [1, 0.46],
        [0, 0.46],
      ],
      '#4f8ea3',
    ) +
    paint(
      [
        [0, 0.46],
        [1, 0.46],
        [1, 1],
        [0, 1],
      ],
      tone(palette.wall, -0.02),
    ) +
    paint(
      [
        [0.3, 0.4],
        [0.74, 0.4],
        [0.66, 0.34],
        [0.38, 0.34],
      ],
      palette.woodDark,
    ) +
    paint(
      [
        [0.42, 0.43],
        [0.76, 0.46],
        [0.62, 0.88],
      ],
      '#f7efe0',
    ) +
    paint(
      [
        [0, 0.14],
        [0.5, 0.2],
        [1, 0.12],
        [1, 0],
        [0, 0],
      ],
      '#3b7385',
    ),
  ({ palette }, paint, ratio) =>
    paint(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      tone(palette.fabricAlt, 0.35),
    ) +
    paint(arc(0.72, 0.74, 0.13, ratio), tone(palette.accent, 0.1)) +
    paint(
      [
        [0.02, 0.24],
        [0.38, 0.7],
        [0.74, 0.24],
      ],
      '#cda26a',
    ) +
    paint(
      [
        [0.38, 0.7],
        [0.74, 0.24],
        [0.5, 0.24],
      ],
      '#a97c4a',
    ) +
    paint(
      [
        [0.5, 0.24],
        [0.74, 0.5],
        [0.98, 0.24],
      ],
      '#d8b07a',
    ) +
    paint(
      [
        [0.74, 0.5],
        [0.98, 0.24],
        [0.82, 0.24],
      ],
      '#b48a55',
    ) +
    paint(
      [
        [0, 0],
        [1, 0],
        [1, 0.26],
        [0, 0.22],
      ],
      tone(palette.wood, 0.15),
    ),
  ({ palette }, paint, ratio) => {
    const star = (r: number, turn: number): Corner[] =>
      Array.from({ length: 16 }, (_, i): Corner => {
        const reach = i % 2 === 0 ? r : r * 0.72;
        const angle = (i / 16) * Math.PI * 2 + turn;
        return [
          0.5 + Math.cos(angle) * reach * Math.min(1, 1 / ratio),
          0.5 + Math.sin(angle) * reach * Math.min(1, ratio),
        ];
      });
    return (
      paint(star(0.42, 0.2), within(palette.accent, 0.25, 0.6)) +
      paint(star(0.33, 0.2), tone(palette.wall, 0.3)) +
      paint(star(0.26, 0.2), palette.fabricAlt) +
      paint(star(0.14, 0.2), within(palette.woodDark, 0.2, 0.5))
    );
  },
  ({ palette }, paint) =>
    paint(
      [
        [0, 0.62],
        [1, 0.56],
        [1, 1],
        [0, 1],
      ],
      tone(palette.fabric, 0.1),
    ) +
    paint(
      [
        [0, 0.36],
        [0.4, 0.42],
        [1, 0.3],
        [1, 0.54],
        [0, 0.6],
      ],
      palette.accent,
    ) +
    paint(
      [
        [0, 0.08],
        [0.6, 0.16],
        [1, 0.1],
        [1, 0.28],
        [0, 0.34],
      ],
      palette.fabricAlt,
    ) +
    paint(
      [
        [0.14, 0.66],
        [0.3, 0.66],
        [0.3, 0.9],
        [0.14, 0.9],
      ],
      within(palette.woodDark, 0.2, 0.4),
    ),
  ({ palette }, paint, ratio) =>
    paint(
      [
        [0, 0],
        [1, 0],
        [1, 0.3],
        [0, 0.3],
      ],
      tone(palette.wood, 0.1),
    ) +
    paint(
      [
        [0.34, 0.16],
        [0.58, 0.16],
        [0.62, 0.36],
        [0.54, 0.52],
        [0.38, 0.52],
        [0.3, 0.36],
      ],
      within(palette.accent, 0.25, 0.6),
    ) +
    paint(arc(0.74, 0.2, 0.1, ratio), '#d97a3f') +
    paint(
      [
        [0.45, 0.5],
        [0.3, 0.84],
        [0.36, 0.86],
      ],
      palette.leafDark,
    ) +
    paint(
      [
        [0.46, 0.5],
        [0.48, 0.92],
        [0.54, 0.9],
      ],
      palette.leaf,
    ) +
    paint(
      [
        [0.48, 0.5],
        [0.66, 0.8],
        [0.7, 0.74],
      ],
      palette.leafDark,
    ),
];

/** A framed picture on a wall, its middle at (u, v) of the wall's frame that starts at `along`. */
export function picture(stage: Stage, side: Side, along: number, v: number, across: number, high: number): void {
  const { random, palette } = stage;
  const frame = onWall(stage, side, along);
  const wood = within(random.pick([palette.woodDark, palette.wood, '#b8893f', '#2f2b29', '#f4efe6']), 0.15, 0.95);
  const u: Span = [-across / 2, across / 2];
  const vs: Span = [v - high / 2, v + high / 2];
  stage.lay(
    stage.flat(upright(frame, [u[0] + 0.03, u[1] + 0.05], [vs[0] - 0.06, vs[1] - 0.03], 0.003), '#1d1420', {
      opacity: 0.2,
    }),
  );
  box(stage, frame, u, vs, [0.004, 0.035], wood);
  const rim = 0.028;
  const mat = random.chance(0.7) ? Math.min(across, high) * 0.1 : 0;
  const paper = tone(palette.wall, 0.55);
  const inner: Span = [u[0] + rim + mat, u[1] - rim - mat];
  const innerV: Span = [vs[0] + rim + mat, vs[1] - rim - mat];
  const paint: Paint = (shape, fill, opacity = 1) =>
    path(
      pathOf([
        projectPolygon(
          stage.camera,
          shape.map(([a, b]) =>
            frame.at(inner[0] + a * (inner[1] - inner[0]), innerV[0] + b * (innerV[1] - innerV[0]), 0.037),
          ),
        ),
      ]),
      fill,
      opacity < 1 ? { opacity } : {},
    );
  const ratio = (inner[1] - inner[0]) / (innerV[1] - innerV[0]);
  const ground = random.pick([tone(palette.wall, 0.35), tone(palette.fabric, 0.4), tone(palette.stone, 0.3)]);
  const motif = MOTIFS[random.whole(0, MOTIFS.length - 1)];
  stage.stand(
    boundsOf(upright(frame, u, vs, 0.037).concat(upright(frame, u, vs, 0.04))),
    group(
      stage.flat(upright(frame, [u[0] + rim, u[1] - rim], [vs[0] + rim, vs[1] - rim], 0.037), paper) +
        paint(
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
          ground,
        ) +
        (motif?.(stage, paint, ratio) ?? ''),
    ),
  );
}

/** One large picture, a pair, a row of three, or a gathering of small ones, centred at `along` on a wall. */
export function pictures(stage: Stage, side: Side, along: number, room: number, v = 1.62): void {
  const flip = side === 'right' ? -1 : 1;
  const put = (du: number, dv: number, across: number, high: number) =>
    picture(stage, side, along + du * flip, v + dv, across, high);
  const kind = stage.random.pick(['one', 'pair', 'three', 'gather'] as const);
  if (kind === 'one' || room < 1) put(0, 0, Math.min(room, 1.25), stage.random.pick([0.72, 0.86]));
  else if (kind === 'pair') for (const at of [-0.5, 0.5]) put(at * 0.78, 0, 0.62, 0.84);
  else if (kind === 'three')
    for (const at of [-1, 0, 1]) put(at * Math.min(0.62, room * 0.34), 0, Math.min(0.5, room * 0.28), 0.68);
  else {
    put(-0.42, 0.02, 0.56, 0.76);
    put(0.16, 0.22, 0.42, 0.34);
    put(0.16, -0.2, 0.42, 0.36);
    put(0.62, 0.06, 0.36, 0.5);
  }
}
