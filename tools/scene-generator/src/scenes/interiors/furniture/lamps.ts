import { ellipse, path, radialGradient } from '../../kit/svg.ts';
import { clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, drawCylinder } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds, type Vec3 } from '../space/vector.ts';
import { drawSolidOfRevolution, scaleProfile, vessels } from './solidOfRevolution.ts';

/** Soft glow of a lit lamp at a room point; `reach` in metres. Invisible in daylight. */
export function drawGlow(stage: Stage, p: Vec3, reach: number, strength = 0.7): void {
  if (!stage.light.isDark) return;
  const [x, y] = stage.point(p);
  const r = reach * stage.scale(p);
  stage.addOverlay(
    ellipse(
      x,
      y,
      r,
      r,
      radialGradient([0, '#ffd894', strength], [0.3, '#ffbf6b', strength * 0.42], [1, '#ffae52', 0]),
      {
        style: 'mix-blend-mode:screen',
      },
    ),
  );
}

/** Lampshade as a truncated cone around a vertical axis, lit from within. */
function drawLampShade(
  stage: Stage,
  frame: Frame,
  u: number,
  w: number,
  v0: number,
  v1: number,
  r0: number,
  r1: number,
  color: string,
): void {
  const isDark = stage.light.isDark;
  drawSolidOfRevolution(
    stage,
    frame,
    u,
    v0,
    w,
    [
      [0, r0],
      [(v1 - v0) * 0.5, (r0 + r1) / 2],
      [v1 - v0, r1],
    ],
    isDark ? '#ffe2a6' : color,
    true,
  );
  drawGlow(stage, frame.at(u, (v0 + v1) / 2, w), 1.15);
}

const pickShadeColor = (stage: Stage): string =>
  clampBrightness(stage.random.pick([stage.palette.wall, stage.palette.fabric, stage.palette.fabricAlt]), 0.5, 0.93);
export const pickMetalColor = (stage: Stage): string =>
  clampBrightness(stage.random.pick([stage.palette.metal, '#b8893f', '#b8893f']), 0.2, 0.65);

/** A lamp for a bedside or a sideboard, standing at (u, v, w). */
export function drawTableLamp(stage: Stage, frame: Frame, u: number, v: number, w: number, height = 0.5): void {
  const { random, palette } = stage;
  const body = clampBrightness(random.pick([palette.accent, palette.stone, palette.fabricAlt, '#b8893f']), 0.25, 0.85);
  drawSolidOfRevolution(
    stage,
    frame,
    u,
    v,
    w,
    scaleProfile(random.pick([vessels.jar, vessels.urn, vessels.gourd]), height * 0.55),
    body,
  );
  drawLampShade(stage, frame, u, w, v + height * 0.56, v + height, height * 0.34, height * 0.22, pickShadeColor(stage));
}

/** A floor lamp: straight, tripod, or with an arc that reaches `reach` metres along u. */
export function drawFloorLamp(stage: Stage, frame: Frame, kind: 'straight' | 'tripod' | 'arc', reach = 0.9): void {
  const metal = pickMetalColor(stage);
  const cover = pickShadeColor(stage);
  if (kind === 'arc') {
    drawCylinder(stage, frame, 0, 0, [0, 0.06], 0.19, metal);
    const points = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11;
      return stage.point(
        frame.at(reach * (1 - Math.cos((t * Math.PI) / 2)) ** 1.2, 0.06 + 1.75 * Math.sin(t * Math.PI * 0.56), 0),
      );
    });
    const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`).join('');
    stage.stand(
      computeBounds([frame.at(0, 0.5, -0.02), frame.at(reach, 1.9, 0.02)]),
      path(d, 'none', {
        stroke: metal,
        'stroke-width': Math.round(stage.scale(frame.at(0, 1, 0)) * 0.028),
        'stroke-linejoin': 'round',
      }),
    );
    drawLampShade(stage, frame, reach, 0, 1.46, 1.72, 0.24, 0.14, cover);
    return;
  }
  if (kind === 'tripod') {
    const wood = clampBrightness(stage.palette.wood, 0.3, 0.6);
    for (const [a, b] of [
      [-0.26, -0.12],
      [0.26, -0.12],
      [0, 0.26],
    ] as const) {
      const foot = stage.point(frame.at(a, 0, b));
      const head = stage.point(frame.at(a * 0.12, 1.2, b * 0.12));
      const width = stage.scale(frame.at(0, 0, 0)) * 0.03;
      stage.stand(
        computeBounds([frame.at(a, 0, b), frame.at(a * 0.12, 1.2, b * 0.12)]),
        path(`M${Math.round(foot[0])} ${Math.round(foot[1])}L${Math.round(head[0])} ${Math.round(head[1])}`, 'none', {
          stroke: wood,
          'stroke-width': Math.round(width),
          'stroke-linecap': 'round',
        }),
      );
    }
  } else {
    drawCylinder(stage, frame, 0, 0, [0, 0.03], 0.15, metal);
    drawBox(stage, frame, [-0.014, 0.014], [0.03, 1.25], [-0.014, 0.014], metal);
  }
  drawLampShade(stage, frame, 0, 0, 1.2, 1.56, 0.25, 0.18, cover);
}
