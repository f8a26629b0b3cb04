import { darken, fade, mix } from '../../kit/color.ts';
import { verticalGradient } from '../../kit/svg.ts';
import type { Face } from './face.ts';
import { drawFlatShape, type Stage } from './stage.ts';

/** Upright ribs of sheet metal. */
export function drawRibs(face: Face, v: number, h: number, color: string): string {
  const count = Math.round(face.w / 0.7);
  return Array.from(
    { length: count },
    (_, index) =>
      face.quad((index / count) * face.w, v, 0.09, h, fade(face.color(darken(color, 0.5)), 0.32)) +
      face.quad((index / count) * face.w + 0.09, v, 0.1, h, fade('#ffffff', 0.13)),
  ).join('');
}

/** A dock gate: rolled door, yellow bumpers, lamp. */
export function drawDock(face: Face, u: number, w: number, h: number, open: boolean): string {
  const { palette, light } = face.stage;
  const interiorFill = light.isDark
    ? verticalGradient([0, '#ffe2a0'], [1, '#c08a4c'])
    : verticalGradient([0, '#4d4a48'], [1, '#2c2a2a']);
  const lines = Array.from({ length: Math.round(h / 0.3) }, (_, row) =>
    face.line(
      [
        [u, row * 0.3 + 0.1],
        [u + w, row * 0.3 + 0.1],
      ],
      fade('#2c2a2a', 0.3),
      0.03,
    ),
  ).join('');
  return (
    face.quad(u - 0.18, 0, w + 0.36, h + 0.18, face.color(palette.metal)) +
    (open
      ? face.quad(u, 0, w, h, interiorFill) + face.quad(u, h - 0.7, w, 0.7, face.color('#c9c8c2'))
      : face.quad(u, 0, w, h, face.color('#d5d3cb')) + lines) +
    [u - 0.34, u + w + 0.16].map((at) => face.block(at, 0, 0.18, 0.9, [0, 0.22], '#e2b032')).join('') +
    face.block(u - 0.3, h + 0.4, w + 0.6, 0.16, [0, 1.1], palette.accent)
  );
}

/** Saw-tooth roof along x, with north-light glass on the steep sides. */
export function drawSawToothRoof(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  teeth: number,
  color: string,
): string {
  const { light } = stage;
  const step = w / teeth;
  const parts: string[] = [];
  for (let tooth = teeth - 1; tooth >= 0; tooth -= 1) {
    const from = x + tooth * step;
    const to = from + step;
    const pane = light.isDark ? '#ffd58c' : mix(light.applyLight('#7fa3b0'), light.sky[1], 0.3);
    parts.push(
      drawFlatShape(
        stage,
        [
          [from, y + 2.4, z],
          [to, y, z],
          [to, y, z + d],
          [from, y + 2.4, z + d],
        ],
        light.applyLight(darken(color, 0.1)),
      ),
      drawFlatShape(
        stage,
        [
          [from, y, z + d],
          [from, y, z],
          [from, y + 2.4, z],
          [from, y + 2.4, z + d],
        ],
        pane,
      ),
    );
    for (let bar = 0; bar <= 6; bar += 1)
      parts.push(
        drawFlatShape(
          stage,
          [
            [from, y, z + (bar / 6) * d],
            [from, y, z + (bar / 6) * d + 0.14],
            [from, y + 2.4, z + (bar / 6) * d + 0.14],
            [from, y + 2.4, z + (bar / 6) * d],
          ],
          light.applyLight(stage.palette.metal),
        ),
      );
    parts.push(
      drawFlatShape(
        stage,
        [
          [from, y, z],
          [to, y, z],
          [from, y + 2.4, z],
        ],
        light.applyLight(color),
      ),
    );
  }
  return parts.join('');
}
