import { lighten, mix } from '../../kit/color.ts';
import { drawSky } from '../../kit/light.ts';
import type { Scene } from '../../kit/scene.ts';
import { drawSkyline } from '../../kit/view.ts';
import { drawBalcony } from './balcony.ts';
import { drawSolid } from './face.ts';
import { drawLawn, drawTreeline } from './ground.ts';
import { drawSlats, drawWeathering } from './materials.ts';
import { drawWindow } from './openings.ts';
import { drawPlants } from './planting.ts';
import { createSceneStage, drawGround, type Stage } from './stage.ts';

/** Buildings at the back of a compound's gardens. */
export function drawHomes(stage: Stage, z: number): string {
  const { palette } = stage;
  const trim = lighten(palette.wall, 0.5);
  return [-26, -9, 8, 25]
    .map((x, index) => {
      const h = index % 2 === 0 ? 9.9 : 6.8;
      return drawSolid(
        stage,
        { x, z: z + (index % 2) * 3, w: 14, d: 10, h },
        index % 2 === 0 ? palette.wall : mix(palette.wall, palette.fabric, 0.3),
        (face) =>
          drawWeathering(face, [0, 0, face.w, h]) +
          Array.from({ length: Math.floor(h / 3.2) }, (_, floorIndex) =>
            face.w > 12
              ? [0.8, 9.2]
                  .map((u) =>
                    drawBalcony(face, u, floorIndex * 3.2 + 0.3, 4, 3.1, {
                      railing: 'glass',
                      slab: trim,
                      rail: palette.metal,
                      frame: palette.metal,
                      curtains: palette.fabric,
                    }),
                  )
                  .join('') + drawSlats(face, [5.8, floorIndex * 3.2 + 0.3, 2.4, 2.7], palette.wood, 0.26)
              : drawWindow(face, 3, floorIndex * 3.2 + 1, 1.6, 1.6, { frame: palette.metal }),
          ).join('') +
          face.block(-0.2, h - 0.2, face.w + 0.4, 0.4, [0, 0.4], trim),
      );
    })
    .join('');
}

export function createGarden(
  input: Parameters<Scene>[0],
  eye: number,
  horizon: number,
  z = -15,
): { stage: Stage; background: string } {
  const stage = createSceneStage(input, () => ({ x: -2, eye, z, turn: 0.14, lens: 0.88, horizon }));
  const { light, camera, palette } = stage;
  const background =
    drawSky(input, light, camera.horizon) +
    drawSkyline(input, light, camera.horizon + 4, 50, light.applyLight(palette.wallShade)) +
    drawGround(stage, palette.leaf, palette.leaf) +
    drawTreeline(stage) +
    drawHomes(stage, 24) +
    drawLawn(stage, -40, -14, 90, 38) +
    drawPlants(stage, [
      [-16, 22, 6, 'tree'],
      [-5, 21, 8, 'palm'],
      [5, 23, 7, 'palm'],
      [19, 22, 6, 'tree'],
      [-23, 18, 7, 'palm'],
      [26, 18, 7, 'palm'],
    ]);
  return { stage, background };
}
