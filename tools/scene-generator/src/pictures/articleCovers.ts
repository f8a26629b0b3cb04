import { createDrawing, type Drawing } from '../scenes/drawings.ts';
import type { SceneLook, SceneRef } from '../scenes/setDeclaration.ts';

interface CoverDeclaration extends SceneLook {
  scene: SceneRef;
}

/** Covers of articles; the id is the cover's name in an article's front matter. */
const COVERS: readonly CoverDeclaration[] = [
  { id: 'reception', scene: 'reception', palette: 'ivoryBrass', hour: 'morning', season: 'summer', outlook: 'street' },
  { id: 'town-houses', scene: 'townHouses', palette: 'limestone', hour: 'morning', season: 'summer' },
  { id: 'compound', scene: 'compoundGarden', palette: 'garden', hour: 'golden', season: 'summer' },
  { id: 'plot', scene: 'plotResidential', palette: 'desertModern', hour: 'morning', season: 'winter' },
  { id: 'desk', scene: 'officeRoom', palette: 'oliveClay', hour: 'morning', season: 'winter', outlook: 'street' },
  { id: 'street-at-night', scene: 'artDecoBlock', palette: 'plumSand', hour: 'night', season: 'winter' },
  { id: 'office-building', scene: 'officeBuilding', palette: 'artDeco', hour: 'noon', season: 'summer' },
  { id: 'old-house', scene: 'latticeHouse', palette: 'terracotta', hour: 'golden', season: 'summer' },
  { id: 'living-room', scene: 'living', palette: 'mediterranean', hour: 'morning', season: 'summer', outlook: 'garden' },
  { id: 'entrance', scene: 'hall', palette: 'roseCourtyard', hour: 'morning', season: 'summer' },
  { id: 'tower', scene: 'nileTower', palette: 'nile', hour: 'dusk', season: 'summer' },
];

export const createCoverDrawings = (): Drawing[] => COVERS.map(({ scene, ...look }) => createDrawing(look, scene));
