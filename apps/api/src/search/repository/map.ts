import { type Box, type MapCluster, type MapView, parseBox } from '@mashrabiya/contract';
import {
  buildMapView as buildMapViewInMemory,
  buildPinsAndDots,
  compareClusters,
  fitCells,
  formatBox,
  MAX_SINGLES,
  type MapQuery,
  MIN_EXTENT_DEGREES,
  toCluster,
} from '@mashrabiya/search';
import { sql } from 'kysely';
import { all, buildConditions, type Condition, toConditions } from './conditions.ts';
import { createIndexOf } from './facts.ts';
import { countMatches, MAX_COUNTED, NEWEST_FIRST, sortMatches } from './pages.ts';
import type { SearchContext } from './SearchContext.ts';
import { type Sample, scaleUp, takeSample } from './sample.ts';
import { findText } from './text.ts';

export async function buildMapView(context: SearchContext, { filters, text, zoom }: MapQuery): Promise<MapView> {
  const { reference } = context;
  const { box: boxText, ...otherFilters } = filters;
  const textMatches = text.trim() ? await findText(context, text.trim()) : undefined;
  const conditions = toConditions(buildConditions(otherFilters, reference));
  if (textMatches?.contains) conditions.push(textMatches.contains);
  const conditionsInBox = [...conditions, ...toConditions(buildConditions({ box: boxText }, reference))];
  const [extent, sample] = await Promise.all([findExtent(context, conditions), takeSample(context, conditionsInBox)]);
  const total = sample.scale > 1 ? MAX_COUNTED : await countMatches(context, conditionsInBox);
  const box = boxText === undefined ? undefined : parseBox(boxText);
  const visibleBox = box ?? extent;
  const shown =
    visibleBox && total > MAX_SINGLES
      ? await clusterInGrid(context, sample, visibleBox, zoom)
      : await splitByPoint(context, conditionsInBox, zoom);
  return { total, ...shown, extent: extent ? formatBox(extent, MIN_EXTENT_DEGREES) : null };
}

type ShownListings = Pick<MapView, 'clusters' | 'pins' | 'dots'>;

async function splitByPoint(
  context: SearchContext,
  conditions: readonly Condition[],
  zoom: number,
): Promise<ShownListings> {
  const ids = await sortMatches(context, conditions, { orderBy: NEWEST_FIRST, limit: MAX_SINGLES, offset: 0 });
  const index = await createIndexOf(context.db, context.reference, ids);
  const { clusters, pins, dots } = buildMapViewInMemory(index, { filters: {}, text: '', zoom });
  return { clusters, pins, dots };
}

async function findExtent(context: SearchContext, allConditions: readonly Condition[]): Promise<Box | undefined> {
  const { conditions } = await takeSample(context, allConditions);
  const { rows } = await sql<{ [Side in keyof Box]: number | null }>`
    select min(lat) as south, max(lat) as north, min(lng) as west, max(lng) as east
    from listing_search where ${all(conditions)}`.execute(context.db);
  const [{ south, north, west, east } = { south: null, north: null, west: null, east: null }] = rows;
  if (south === null || north === null || west === null || east === null) return undefined;
  return { south, north, west, east };
}

interface CellRow extends Box {
  total: number;
  lat_sum: number;
  lng_sum: number;
  min_price: number | null;
  id: string;
}

async function clusterInGrid(
  { db, reference }: SearchContext,
  { conditions, scale }: Sample,
  box: Box,
  zoom: number,
): Promise<ShownListings> {
  const { cellsAcross } = fitCells(box, zoom);
  const { rows } = await sql<CellRow>`
    select count(*)::integer as total, sum(lat) as lat_sum, sum(lng) as lng_sum, min(price) as min_price,
      min(lat) as south, max(lat) as north, min(lng) as west, max(lng) as east, min(id::text) as id
    from (select id, lat, lng, price, floor(mercator_y * ${cellsAcross}::float8) as cell_row,
        floor((lng / 360 + 0.5) * ${cellsAcross}::float8) as cell_column
      from listing_search where ${all(conditions)}) as placed
    group by cell_row, cell_column
    order by cell_row, cell_column`.execute(db);
  const clusters = rows
    .filter(({ total }) => total * scale > 1)
    .map(
      ({ total, lat_sum, lng_sum, min_price, south, north, west, east }): MapCluster => ({
        ...toCluster({
          total,
          latSum: lat_sum,
          lngSum: lng_sum,
          minPrice: min_price,
          box: { south, north, west, east },
        }),
        total: scaleUp(total, scale),
      }),
    )
    .sort(compareClusters);
  const singleIds = rows.filter(({ total }) => total * scale === 1).map(({ id }) => id);
  const index = await createIndexOf(db, reference, singleIds);
  return { clusters, ...buildPinsAndDots(index, Int32Array.from(index.columns.ids.keys())) };
}
