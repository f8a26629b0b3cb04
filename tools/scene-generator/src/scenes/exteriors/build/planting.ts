import { mix } from '../../kit/color.ts';
import { drawBlades, drawCypress, drawPalm, drawShrub, drawTree } from '../../kit/plants.ts';
import { drawUpright, type Stage } from './stage.ts';

export type PlantKind = 'palm' | 'tree' | 'shrub' | 'flower' | 'blades' | 'cypress';

/** Plants on the ground, drawn in the given order: far ones first. Heights in metres. */
export function drawPlants(
  stage: Stage,
  spots: readonly (readonly [x: number, z: number, h: number, kind: PlantKind])[],
): string {
  const { plant, palette } = stage;
  return spots
    .map(([x, z, h, kind]) =>
      drawUpright(
        stage,
        x,
        z,
        h,
        (px, py, ph) => {
          switch (kind) {
            case 'palm':
              return drawPalm(plant, px, py, ph);
            case 'tree':
              return drawTree(plant, px, py, ph);
            case 'cypress':
              return drawCypress(plant, px, py, ph);
            case 'blades':
              return drawBlades(plant, px, py, ph);
            case 'shrub':
              return drawShrub(plant, px, py, ph);
            case 'flower':
              return drawShrub(plant, px, py, ph, mix(palette.accent, '#d8487e', 0.5));
          }
        },
        kind === 'shrub' || kind === 'flower' ? 0.7 : 0.3,
      ),
    )
    .join('');
}
