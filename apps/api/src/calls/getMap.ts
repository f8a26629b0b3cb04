import type { Handler } from '../app/bind.ts';
import { mapViewOf } from '../map/mapView.ts';

/** What a map shows. */
export const getMap: Handler<'getMap'> = async ({ query: { query: text = '', zoom, ...filters } }, { listings }) =>
  mapViewOf(await listings.current(), { filters, text, zoom });
