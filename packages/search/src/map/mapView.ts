import {
  ACTIONS,
  type Box,
  MAX_PINS,
  type MapDot,
  type MapPin,
  type MapView,
  parseBox,
  RANKINGS,
} from '@mashrabiya/contract';
import { type Columns, NO_PRICE } from '../listings/Columns.ts';
import { filterRange } from '../listings/filterRange.ts';
import type { ListingFilters } from '../listings/filters.ts';
import type { ListingIndex } from '../listings/ListingIndex.ts';
import { selectInOrder } from '../listings/orders.ts';
import { findText } from '../query/findText.ts';
import { computeExtent, formatBox } from './extent.ts';
import { Grid } from './Grid.ts';
import { splitByPoint } from './samePoint.ts';

/** Smallest extent in degrees, about 200 metres: all listings may be at one point. */
export const MIN_EXTENT_DEGREES = 0.002;
/** Up to this many listings are shown individually, however close together. */
export const MAX_SINGLES = MAX_PINS + 300;

export interface MapQuery {
  filters: ListingFilters;
  text: string;
  zoom: number;
}

export function buildMapView(index: ListingIndex, { filters, text, zoom }: MapQuery): MapView {
  const { columns } = index;
  const { box: requestedBox, ...otherFilters } = filters;
  const [lats, lngs] = [columns.get('lat'), columns.get('lng')];
  const passingDocs = findPassingDocs(index, otherFilters, text);
  const extent = computeExtent(passingDocs, lats, lngs);
  const box = requestedBox === undefined ? undefined : parseBox(requestedBox);
  const { south = -90, north = 90, west = -180, east = 180 } = box ?? {};
  const docs = filterRange(filterRange(passingDocs, lats, south, north), lngs, west, east);
  const visibleBox = box ?? extent;
  const { clusters, singleDocs } =
    visibleBox && docs.length > MAX_SINGLES
      ? clusterInGrid(columns, docs, visibleBox, zoom)
      : splitByPoint(columns, docs);
  return {
    total: docs.length,
    clusters,
    ...buildPinsAndDots(index, singleDocs),
    extent: extent ? formatBox(extent, MIN_EXTENT_DEGREES) : null,
  };
}

/** Entries that pass the filters and contain the text; in a shared buffer, valid until the next query. */
function findPassingDocs(index: ListingIndex, filters: ListingFilters, text: string): Int32Array {
  const hits = text.trim() ? findText(index, text.trim()).hits : undefined;
  return index.findPassing(filters, hits).docs;
}

function clusterInGrid(columns: Columns, docs: Int32Array, box: Box, zoom: number) {
  const grid = new Grid(columns, docs, box, zoom);
  return { clusters: grid.buildClusters(), singleDocs: grid.findSingles() };
}

/** Best entries as pins, paid ads first; the others as dots. */
export function buildPinsAndDots(index: ListingIndex, singleDocs: Int32Array): Pick<MapView, 'pins' | 'dots'> {
  const { columns } = index;
  const marks = columns.scratch.marks('word', columns.length);
  for (const doc of singleDocs) marks[doc] = 1;
  const pinDocs = selectInOrder(index.getOrder('recommended'), marks, Math.min(singleDocs.length, MAX_PINS));
  for (const doc of pinDocs) marks[doc] = 0;
  return {
    pins: Array.from(pinDocs, (doc) => toPin(columns, doc)),
    dots: Array.from(
      singleDocs.filter((doc) => marks[doc] === 1),
      (doc) => toDot(columns, doc),
    ),
  };
}

const toDot = (columns: Columns, doc: number): MapDot => ({
  id: columns.ids[doc] ?? '',
  lat: columns.get('lat')[doc] ?? 0,
  lng: columns.get('lng')[doc] ?? 0,
});

function toPin(columns: Columns, doc: number): MapPin {
  const price = columns.get('price')[doc] ?? NO_PRICE;
  return {
    ...toDot(columns, doc),
    price: price === NO_PRICE ? null : price,
    action: ACTIONS[columns.get('action')[doc] === 0 ? 0 : 1],
    ranking: RANKINGS[(columns.get('ranking')[doc] ?? 1) - 1] ?? 1,
    exact: columns.get('exact')[doc] === 1,
  };
}
