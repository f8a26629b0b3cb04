import { toWorld } from '../geo/mercator.ts';
import type { Position } from './lines.ts';
import { TOWNS } from './places.ts';
import { ROADS } from './roads.ts';
import { BORDERS, FARMLAND, ISLANDS, LAKES, RIVERS, SEAS, VALLEY } from './water.ts';

/** World width in drawing units: one unit is about 40 metres. */
export const DRAWING = 1_000_000;

const written = ([lng, lat]: Position) => {
  const { x, y } = toWorld({ lat, lng });
  return `${(x * DRAWING).toFixed(1)} ${(y * DRAWING).toFixed(1)}`;
};
const path = (positions: readonly Position[]) => `M${positions.map(written).join('L')}`;
const closed = (areas: readonly (readonly Position[])[]) => areas.map((area) => `${path(area)}Z`).join('');

/** Base map as SVG paths, `DRAWING` wide. */
export const drawing = {
  seas: closed(SEAS),
  islands: closed(ISLANDS),
  lakes: closed(LAKES),
  farmland: closed(FARMLAND),
  valley: path(VALLEY),
  roads: ROADS.map(path).join(''),
  /** Zero-length lines, whose round caps are the discs. */
  towns: TOWNS.map(({ lng, lat }) => `M${written([lng, lat])}h0`).join(''),
  borders: BORDERS.map(path).join(''),
  rivers: RIVERS.map(({ width, path: positions }) => ({ width, d: path(positions) })),
};
