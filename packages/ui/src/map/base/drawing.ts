import { toWorld } from '../geo/mercator.ts';
import type { Position } from './lines.ts';
import { TOWNS } from './places.ts';
import { ROADS } from './roads.ts';
import { BORDERS, FARMLAND, ISLANDS, LAKES, RIVERS, SEAS, VALLEY } from './water.ts';

/** World width in drawing units: one unit is about 40 metres. */
export const DRAWING_SIZE = 1_000_000;

const formatPosition = ([lng, lat]: Position) => {
  const { x, y } = toWorld({ lat, lng });
  return `${(x * DRAWING_SIZE).toFixed(1)} ${(y * DRAWING_SIZE).toFixed(1)}`;
};
const toPath = (positions: readonly Position[]) => `M${positions.map(formatPosition).join('L')}`;
const toClosedPaths = (areas: readonly (readonly Position[])[]) => areas.map((area) => `${toPath(area)}Z`).join('');

/** Base map as SVG paths, `DRAWING_SIZE` wide. */
export const drawing = {
  seas: toClosedPaths(SEAS),
  islands: toClosedPaths(ISLANDS),
  lakes: toClosedPaths(LAKES),
  farmland: toClosedPaths(FARMLAND),
  valley: toPath(VALLEY),
  roads: ROADS.map(toPath).join(''),
  /** Zero-length lines, whose round caps are the discs. */
  towns: TOWNS.map(({ lng, lat }) => `M${formatPosition([lng, lat])}h0`).join(''),
  borders: BORDERS.map(toPath).join(''),
  rivers: RIVERS.map(({ width, path: positions }) => ({ width, d: toPath(positions) })),
};
