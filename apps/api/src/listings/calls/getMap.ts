import { buildMapView } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';

export const getMap: Handler<'getMap'> = async ({ query: { query: text = '', zoom, ...filters } }, { listings }) =>
  buildMapView(await listings.current(), { filters, text, zoom });
