import { mix } from '../../kit/colour.ts';
import { blades, cypress, palm, shrub, tree } from '../../kit/plants.ts';
import { type Stage, stand } from './stage.ts';

export type PlantKind = 'palm' | 'tree' | 'shrub' | 'flower' | 'blades' | 'cypress';

/** Plants on the ground, drawn in the given order: far ones first. Heights in metres. */
export function plants(
  stage: Stage,
  spots: readonly (readonly [x: number, z: number, h: number, kind: PlantKind])[],
): string {
  const { plant, palette } = stage;
  return spots
    .map(([x, z, h, kind]) =>
      stand(
        stage,
        x,
        z,
        h,
        (px, py, ph) => {
          switch (kind) {
            case 'palm':
              return palm(plant, px, py, ph);
            case 'tree':
              return tree(plant, px, py, ph);
            case 'cypress':
              return cypress(plant, px, py, ph);
            case 'blades':
              return blades(plant, px, py, ph);
            case 'shrub':
              return shrub(plant, px, py, ph);
            case 'flower':
              return shrub(plant, px, py, ph, mix(palette.accent, '#d8487e', 0.5));
          }
        },
        kind === 'shrub' || kind === 'flower' ? 0.7 : 0.3,
      ),
    )
    .join('');
}
