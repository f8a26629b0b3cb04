import { lighten, mix } from '../../kit/colour.ts';
import { sky } from '../../kit/light.ts';
import type { Scene } from '../../kit/scene.ts';
import { skyline } from '../../kit/view.ts';
import { balconyAt } from './balcony.ts';
import { solid } from './face.ts';
import { lawn, treeline } from './ground.ts';
import { slats, weather } from './materials.ts';
import { windowAt } from './openings.ts';
import { plants } from './planting.ts';
import { earth, type Stage, stageOf } from './stage.ts';

/** Buildings at the back of a compound's gardens. */
export function homes(stage: Stage, z: number): string {
  const { palette } = stage;
  const trim = lighten(palette.wall, 0.5);
  return [-26, -9, 8, 25]
    .map((x, index) => {
      const h = index % 2 === 0 ? 9.9 : 6.8;
      return solid(
        stage,
        { x, z: z + (index % 2) * 3, w: 14, d: 10, h },
        index % 2 === 0 ? palette.wall : mix(palette.wall, palette.fabric, 0.3),
        (face) =>
          weather(face, [0, 0, face.w, h]) +
          Array.from({ length: Math.floor(h / 3.2) }, (_, floorIndex) =>
            face.w > 12
              ? [0.8, 9.2]
                  .map((u) =>
                    balconyAt(face, u, floorIndex * 3.2 + 0.3, 4, 3.1, {
                      railing: 'glass',
                      slab: trim,
                      rail: palette.metal,
                      frame: palette.metal,
                      curtains: palette.fabric,
                    }),
                  )
                  .join('') + slats(face, [5.8, floorIndex * 3.2 + 0.3, 2.4, 2.7], palette.wood, 0.26)
              : windowAt(face, 3, floorIndex * 3.2 + 1, 1.6, 1.6, { frame: palette.metal }),
          ).join('') +
          face.block(-0.2, h - 0.2, face.w + 0.4, 0.4, [0, 0.4], trim),
      );
    })
    .join('');
}

export function garden(
  input: Parameters<Scene>[0],
  eye: number,
  horizon: number,
  z = -15,
): { stage: Stage; behind: string } {
  const stage = stageOf(input, () => ({ x: -2, eye, z, turn: 0.14, lens: 0.88, horizon }));
  const { light, camera, palette } = stage;
  const behind =
    sky(input, light, camera.horizon) +
    skyline(input, light, camera.horizon + 4, 50, light.on(palette.wallShade)) +
    earth(stage, palette.leaf, palette.leaf) +
    treeline(stage) +
    homes(stage, 24) +
    lawn(stage, -40, -14, 90, 38) +
    plants(stage, [
      [-16, 22, 6, 'tree'],
      [-5, 21, 8, 'palm'],
      [5, 23, 7, 'palm'],
      [19, 22, 6, 'tree'],
      [-23, 18, 7, 'palm'],
      [26, 18, 7, 'palm'],
    ]);
  return { stage, behind };
}
