import { circle, ellipse, group, polygon } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, drawConvexSolid, drawCylinder, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';

const getToyColors = (stage: Stage): readonly string[] => {
  const { palette } = stage;
  return [palette.accent, palette.fabricAlt, '#f0c75e', palette.leaf, palette.fabric, '#e58f7f'];
};

/** Bunting along the back wall, at a height. */
export function drawBunting(stage: Stage, [x0, x1]: Span, y: number): void {
  const count = 15;
  const z = stage.depth - 0.05;
  const getSagHeight = (t: number) => y - Math.sin(t * Math.PI) * 0.2;
  const parts = Array.from({ length: count }, (_, i) => {
    const a = i / count;
    const b = (i + 0.86) / count;
    const getPointOnString = (t: number, drop = 0) => stage.point([x0 + (x1 - x0) * t, getSagHeight(t) - drop, z]);
    return polygon(
      [getPointOnString(a), getPointOnString(b), getPointOnString((a + b) / 2, 0.24)],
      adjustTone(clampBrightness(getToyColors(stage)[i % 6] ?? stage.palette.accent, 0.3, 0.85), i % 2 === 0 ? 0.1 : 0),
    );
  });
  stage.stand({ min: [x0, y - 0.55, z - 0.01], max: [x1, y, z + 0.01] }, group(parts.join('')));
}

/** A cloth tent with a dark opening and poles that cross over its top. */
export function drawPlayTent(stage: Stage, frame: Frame, width: number): void {
  const { palette } = stage;
  const half = width / 2;
  const top = 1.5;
  const cloth = adjustTone(palette.wall, 0.1);
  const foot = [frame.at(-half, 0, -half), frame.at(half, 0, -half), frame.at(half, 0, half), frame.at(-half, 0, half)];
  const tip = frame.at(0, top, 0);
  drawConvexSolid(stage, [foot, ...foot.map((p, i) => [p, foot[(i + 1) % 4] ?? p, tip])], cloth);
  const getPointOnTent = (u: number, v: number) => frame.at(u * (1 - v / top), v, -half * (1 - v / top) - 0.01);
  const stripes = [0.16, 0.45].map((v) =>
    stage.flat(
      [
        getPointOnTent(-half, v),
        getPointOnTent(half, v),
        getPointOnTent(half, v + 0.08),
        getPointOnTent(-half, v + 0.08),
      ],
      palette.accent,
      { opacity: 0.8 },
    ),
  );
  const opening = stage.flat(
    [getPointOnTent(-half * 0.55, 0), getPointOnTent(half * 0.55, 0), getPointOnTent(0, 1.02)],
    adjustTone(palette.woodDark, -0.2),
  );
  const flap = stage.flat(
    [
      getPointOnTent(-half * 0.55, 0),
      getPointOnTent(-half * 0.86, 0),
      getPointOnTent(-half * 0.5, 0.42),
      getPointOnTent(0, 1.02),
    ],
    adjustTone(palette.fabricAlt, 0.1),
  );
  const [x, y] = stage.point(tip);
  const s = stage.scale(tip);
  const poles = [-1, 1].map((d) =>
    polygon(
      [
        [x - 3, y],
        [x + 3, y],
        [x + d * s * 0.09 + 2, y - s * 0.22],
        [x + d * s * 0.09 - 2, y - s * 0.22],
      ],
      clampBrightness(palette.wood, 0.35, 0.6),
    ),
  );
  stage.stand(
    computeBounds([frame.at(-half, 0, -half - 0.03), frame.at(half, top, -half - 0.01)]),
    group(poles.join('') + stripes.join('') + opening + flap),
  );
}

/** A seated toy bear, `height` metres tall. */
export function drawTeddy(stage: Stage, frame: Frame, u: number, v: number, w: number, height: number): void {
  const p = frame.at(u, v, w);
  const [x, y] = stage.point(p);
  const s = stage.scale(p) * height;
  const fur = '#b98552';
  const pale = '#e3c196';
  const dot = (dx: number, dy: number, r: number, fill: string) => circle(x + dx * s, y - dy * s, r * s, fill);
  const markup =
    dot(-0.2, 0.88, 0.1, fur) +
    dot(0.2, 0.88, 0.1, fur) +
    dot(-0.2, 0.88, 0.05, pale) +
    dot(0.2, 0.88, 0.05, pale) +
    ellipse(x, y - 0.3 * s, 0.27 * s, 0.3 * s, fur) +
    ellipse(x, y - 0.28 * s, 0.16 * s, 0.19 * s, pale) +
    ellipse(x - 0.3 * s, y - 0.36 * s, 0.09 * s, 0.18 * s, adjustTone(fur, -0.12)) +
    ellipse(x + 0.3 * s, y - 0.36 * s, 0.09 * s, 0.18 * s, adjustTone(fur, -0.12)) +
    dot(0, 0.7, 0.25, fur) +
    ellipse(x, y - 0.64 * s, 0.12 * s, 0.09 * s, pale) +
    dot(-0.09, 0.75, 0.026, '#33241c') +
    dot(0.09, 0.75, 0.026, '#33241c') +
    dot(0, 0.68, 0.034, '#33241c') +
    dot(-0.22, 0.1, 0.13, adjustTone(fur, 0.08)) +
    dot(0.22, 0.1, 0.13, adjustTone(fur, 0.08)) +
    dot(-0.22, 0.1, 0.07, pale) +
    dot(0.22, 0.1, 0.07, pale);
  stage.stand(
    { min: [p[0] - height * 0.35, p[1], p[2] - 0.1], max: [p[0] + height * 0.35, p[1] + height, p[2] + 0.1] },
    group(markup),
  );
}

export function drawToyBlocks(stage: Stage, frame: Frame): void {
  const shades = getToyColors(stage);
  const placeBlock = (u: number, v: number, w: number, i: number, size = 0.12) =>
    drawBox(
      stage,
      frame,
      [u, u + size],
      [v, v + size],
      [w, w + size],
      clampBrightness(shades[i % 6] ?? '#f0c75e', 0.35, 0.8),
    );
  placeBlock(-0.3, 0, 0.1, 0);
  placeBlock(-0.17, 0, 0.12, 1);
  placeBlock(-0.24, 0.121, 0.11, 2);
  placeBlock(0.04, 0, -0.1, 3);
  drawCylinder(stage, frame, 0.3, 0.16, [0, 0.12], 0.07, shades[4] ?? '#e58f7f');
}
