import { darken, fade, lighten, mix } from '../../kit/color.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, formatCoordinate, path, rect, verticalGradient } from '../../kit/svg.ts';
import { drawSolid } from './face.ts';
import { createSceneStage, drawFlatShape, drawFloor, type Stage } from './stage.ts';

export const HALL_WIDTH = 18;

const HALL_HEIGHT = 7.2;

const HALL_DEPTH = 34;

/** Long hall in one-point perspective: windows on both sides, roof lights, trusses, light on the floor. */
export function drawHall(stage: Stage, wall: string, ground: string): string {
  const { light, palette } = stage;
  const [x0, x1] = [-HALL_WIDTH / 2, HALL_WIDTH / 2];
  const day = light.isDark ? mix(light.sky[1], '#23305c', 0.4) : mix(light.sky[2], '#ffffff', 0.4);
  const parts = [
    rect(0, 0, 1600, 1200, light.applyLight(wall)),
    drawFlatShape(
      stage,
      [
        [x0, HALL_HEIGHT, 0],
        [x1, HALL_HEIGHT, 0],
        [x1, HALL_HEIGHT, HALL_DEPTH],
        [x0, HALL_HEIGHT, HALL_DEPTH],
      ],
      verticalGradient([0, light.applyLight(darken(wall, 0.45))], [1, light.applyLight(darken(wall, 0.25))]),
    ),
    drawFlatShape(
      stage,
      [
        [x0, 0, HALL_DEPTH],
        [x1, 0, HALL_DEPTH],
        [x1, HALL_HEIGHT, HALL_DEPTH],
        [x0, HALL_HEIGHT, HALL_DEPTH],
      ],
      verticalGradient([0, light.applyLight(lighten(wall, 0.1))], [1, light.applyLight(darken(wall, 0.1))]),
    ),
    drawFlatShape(
      stage,
      [
        [x0, 0, 0],
        [x0, 0, HALL_DEPTH],
        [x0, HALL_HEIGHT, HALL_DEPTH],
        [x0, HALL_HEIGHT, 0],
      ],
      verticalGradient([0, light.applyLight(darken(wall, 0.12))], [1, light.applyLight(darken(wall, 0.28))]),
    ),
    drawFlatShape(
      stage,
      [
        [x1, 0, 0],
        [x1, 0, HALL_DEPTH],
        [x1, HALL_HEIGHT, HALL_DEPTH],
        [x1, HALL_HEIGHT, 0],
      ],
      verticalGradient([0, light.applyLight(lighten(wall, 0.12))], [1, light.applyLight(darken(wall, 0.1))]),
    ),
    drawFloor(
      stage,
      x0,
      0,
      HALL_WIDTH,
      HALL_DEPTH,
      verticalGradient([0, light.applyLight(lighten(ground, 0.25))], [1, light.applyLight(ground)]),
    ),
  ];
  for (let z = 2; z < HALL_DEPTH; z += 4)
    parts.push(drawFloor(stage, x0, z, HALL_WIDTH, 0.05, fade(darken(light.applyLight(ground), 0.5), 0.3)));
  for (const x of [-1.5, 1.4]) parts.push(drawFloor(stage, x, 0, 0.14, HALL_DEPTH, light.applyLight('#e8bf48')));
  for (let z = 3; z < HALL_DEPTH - 2; z += 4) {
    for (const x of [x0, x1]) {
      const inward = x < 0 ? 0.02 : -0.02;
      parts.push(
        drawFlatShape(
          stage,
          [
            [x + inward, 2.6, z],
            [x + inward, 2.6, z + 2.8],
            [x + inward, 5.6, z + 2.8],
            [x + inward, 5.6, z],
          ],
          verticalGradient([0, day], [1, mix(day, light.sky[1], 0.35)]),
        ),
      );
      for (const bar of [0.7, 1.4, 2.1])
        parts.push(
          drawFlatShape(
            stage,
            [
              [x + inward, 2.6, z + bar],
              [x + inward, 2.6, z + bar + 0.08],
              [x + inward, 5.6, z + bar + 0.08],
              [x + inward, 5.6, z + bar],
            ],
            light.applyLight(palette.metal),
          ),
        );
      parts.push(
        drawFlatShape(
          stage,
          [
            [x + inward, 4.5, z],
            [x + inward, 4.5, z + 2.8],
            [x + inward, 4.6, z + 2.8],
            [x + inward, 4.6, z],
          ],
          light.applyLight(palette.metal),
        ),
      );
    }
    parts.push(
      drawFlatShape(
        stage,
        [
          [-3, HALL_HEIGHT - 0.01, z],
          [3, HALL_HEIGHT - 0.01, z],
          [3, HALL_HEIGHT - 0.01, z + 2.4],
          [-3, HALL_HEIGHT - 0.01, z + 2.4],
        ],
        light.isDark ? mix(day, '#1a2550', 0.3) : mix(day, '#ffffff', 0.5),
      ),
    );
    if (!light.isDark) {
      const s = light.side;
      parts.push(
        drawFlatShape(
          stage,
          [
            [s * 7.6, 0.01, z + 0.4],
            [s * 7.6, 0.01, z + 2.6],
            [s * 2.6, 0.01, z + 4.4],
            [s * 2.6, 0.01, z + 2.2],
          ],
          fade('#fff3cf', 0.34),
        ),
      );
    }
  }
  for (let z = HALL_DEPTH - 2; z > 2; z -= 4) {
    parts.push(
      drawFlatShape(
        stage,
        [
          [x0, 6.3, z],
          [x1, 6.3, z],
          [x1, 6.55, z],
          [x0, 6.55, z],
        ],
        light.applyLight(palette.metal),
      ),
      drawFlatShape(
        stage,
        [
          [x0, HALL_HEIGHT - 0.15, z],
          [x1, HALL_HEIGHT - 0.15, z],
          [x1, HALL_HEIGHT, z],
          [x0, HALL_HEIGHT, z],
        ],
        light.applyLight(palette.metal),
      ),
    );
    for (let x = x0; x < x1; x += 1.5)
      parts.push(
        drawFlatShape(
          stage,
          [
            [x, 6.5, z],
            [x + 0.1, 6.5, z],
            [x + 0.85, HALL_HEIGHT, z],
            [x + 0.75, HALL_HEIGHT, z],
          ],
          light.applyLight(palette.metal),
        ),
        drawFlatShape(
          stage,
          [
            [x + 1.5, 6.5, z],
            [x + 1.4, 6.5, z],
            [x + 0.65, HALL_HEIGHT, z],
            [x + 0.75, HALL_HEIGHT, z],
          ],
          light.applyLight(palette.metal),
        ),
      );
    for (const x of [-4.6, 4.6]) {
      const [px, py] = stage.camera.point([x, 5.7, z]);
      const s = stage.camera.scale([x, 5.7, z]);
      parts.push(
        rect(px - s * 0.03, py - s * 0.7, s * 0.06, s * 0.7, light.applyLight(palette.metal)),
        path(
          `M${formatCoordinate(px - s * 0.42)} ${formatCoordinate(py + s * 0.2)}Q${formatCoordinate(px)} ${formatCoordinate(py - s * 0.32)} ${formatCoordinate(px + s * 0.42)} ${formatCoordinate(py + s * 0.2)}Z`,
          light.applyLight(palette.accent),
        ),
        ellipse(px, py + s * 0.2, s * 0.36, s * 0.09, '#fff1c4'),
      );
    }
  }
  for (const x of [x0 + 0.1, x1 - 0.5])
    for (let z = HALL_DEPTH - 2; z > 2; z -= 4)
      parts.push(drawSolid(stage, { x, z, w: 0.4, d: 0.4, h: HALL_HEIGHT - 0.6 }, darken(wall, 0.08)));
  return parts.join('');
}

export function createIndoorStage(input: Parameters<Scene>[0]): Stage {
  return createSceneStage(input, (light) => ({
    x: -light.side * 0.6,
    eye: 2.1,
    z: -3,
    turn: light.side * 0.05,
    lens: 0.72,
    horizon: 640,
  }));
}
