import { darken, fade, lighten, mix } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, num, path, rect, vertical } from '../../kit/svg.ts';
import { solid } from './face.ts';
import { floor, type Stage, sheet, stageOf } from './stage.ts';

export const WIDE = 18;

const HIGH = 7.2;

const DEEP = 34;

/** Long hall in one-point perspective: windows on both sides, roof lights, trusses, light on the floor. */
export function hall(stage: Stage, wall: string, ground: string): string {
  const { light, palette } = stage;
  const [x0, x1] = [-WIDE / 2, WIDE / 2];
  const day = light.isDark ? mix(light.sky[1], '#23305c', 0.4) : mix(light.sky[2], '#ffffff', 0.4);
  const parts = [
    rect(0, 0, 1600, 1200, light.on(wall)),
    sheet(
      stage,
      [
        [x0, HIGH, 0],
        [x1, HIGH, 0],
        [x1, HIGH, DEEP],
        [x0, HIGH, DEEP],
      ],
      vertical([0, light.on(darken(wall, 0.45))], [1, light.on(darken(wall, 0.25))]),
    ),
    sheet(
      stage,
      [
        [x0, 0, DEEP],
        [x1, 0, DEEP],
        [x1, HIGH, DEEP],
        [x0, HIGH, DEEP],
      ],
      vertical([0, light.on(lighten(wall, 0.1))], [1, light.on(darken(wall, 0.1))]),
    ),
    sheet(
      stage,
      [
        [x0, 0, 0],
        [x0, 0, DEEP],
        [x0, HIGH, DEEP],
        [x0, HIGH, 0],
      ],
      vertical([0, light.on(darken(wall, 0.12))], [1, light.on(darken(wall, 0.28))]),
    ),
    sheet(
      stage,
      [
        [x1, 0, 0],
        [x1, 0, DEEP],
        [x1, HIGH, DEEP],
        [x1, HIGH, 0],
      ],
      vertical([0, light.on(lighten(wall, 0.12))], [1, light.on(darken(wall, 0.1))]),
    ),
    floor(stage, x0, 0, WIDE, DEEP, vertical([0, light.on(lighten(ground, 0.25))], [1, light.on(ground)])),
  ];
  for (let z = 2; z < DEEP; z += 4)
    parts.push(floor(stage, x0, z, WIDE, 0.05, fade(darken(light.on(ground), 0.5), 0.3)));
  for (const x of [-1.5, 1.4]) parts.push(floor(stage, x, 0, 0.14, DEEP, light.on('#e8bf48')));
  for (let z = 3; z < DEEP - 2; z += 4) {
    for (const x of [x0, x1]) {
      const inward = x < 0 ? 0.02 : -0.02;
      parts.push(
        sheet(
          stage,
          [
            [x + inward, 2.6, z],
            [x + inward, 2.6, z + 2.8],
            [x + inward, 5.6, z + 2.8],
            [x + inward, 5.6, z],
          ],
          vertical([0, day], [1, mix(day, light.sky[1], 0.35)]),
        ),
      );
      for (const bar of [0.7, 1.4, 2.1])
        parts.push(
          sheet(
            stage,
            [
              [x + inward, 2.6, z + bar],
              [x + inward, 2.6, z + bar + 0.08],
              [x + inward, 5.6, z + bar + 0.08],
              [x + inward, 5.6, z + bar],
            ],
            light.on(palette.metal),
          ),
        );
      parts.push(
        sheet(
          stage,
          [
            [x + inward, 4.5, z],
            [x + inward, 4.5, z + 2.8],
            [x + inward, 4.6, z + 2.8],
            [x + inward, 4.6, z],
          ],
          light.on(palette.metal),
        ),
      );
    }
    parts.push(
      sheet(
        stage,
        [
          [-3, HIGH - 0.01, z],
          [3, HIGH - 0.01, z],
          [3, HIGH - 0.01, z + 2.4],
          [-3, HIGH - 0.01, z + 2.4],
        ],
        light.isDark ? mix(day, '#1a2550', 0.3) : mix(day, '#ffffff', 0.5),
      ),
    );
    if (!light.isDark) {
      const s = light.side;
      parts.push(
        sheet(
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
  for (let z = DEEP - 2; z > 2; z -= 4) {
    parts.push(
      sheet(
        stage,
        [
          [x0, 6.3, z],
          [x1, 6.3, z],
          [x1, 6.55, z],
          [x0, 6.55, z],
        ],
        light.on(palette.metal),
      ),
      sheet(
        stage,
        [
          [x0, HIGH - 0.15, z],
          [x1, HIGH - 0.15, z],
          [x1, HIGH, z],
          [x0, HIGH, z],
        ],
        light.on(palette.metal),
      ),
    );
    for (let x = x0; x < x1; x += 1.5)
      parts.push(
        sheet(
          stage,
          [
            [x, 6.5, z],
            [x + 0.1, 6.5, z],
            [x + 0.85, HIGH, z],
            [x + 0.75, HIGH, z],
          ],
          light.on(palette.metal),
        ),
        sheet(
          stage,
          [
            [x + 1.5, 6.5, z],
            [x + 1.4, 6.5, z],
            [x + 0.65, HIGH, z],
            [x + 0.75, HIGH, z],
          ],
          light.on(palette.metal),
        ),
      );
    for (const x of [-4.6, 4.6]) {
      const [px, py] = stage.camera.point([x, 5.7, z]);
      const s = stage.camera.scale([x, 5.7, z]);
      parts.push(
        rect(px - s * 0.03, py - s * 0.7, s * 0.06, s * 0.7, light.on(palette.metal)),
        path(
          `M${num(px - s * 0.42)} ${num(py + s * 0.2)}Q${num(px)} ${num(py - s * 0.32)} ${num(px + s * 0.42)} ${num(py + s * 0.2)}Z`,
          light.on(palette.accent),
        ),
        ellipse(px, py + s * 0.2, s * 0.36, s * 0.09, '#fff1c4'),
      );
    }
  }
  for (const x of [x0 + 0.1, x1 - 0.5])
    for (let z = DEEP - 2; z > 2; z -= 4)
      parts.push(solid(stage, { x, z, w: 0.4, d: 0.4, h: HIGH - 0.6 }, darken(wall, 0.08)));
  return parts.join('');
}

export function indoor(input: Parameters<Scene>[0]): Stage {
  return stageOf(input, (light) => ({
    x: -light.side * 0.6,
    eye: 2.1,
    z: -3,
    turn: light.side * 0.05,
    lens: 0.72,
    horizon: 640,
  }));
}
