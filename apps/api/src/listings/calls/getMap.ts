import type { Handler } from '../../app/callHandler.ts';

export const getMap: Handler<'getMap'> = ({ query: { query: text = '', zoom, ...filters } }, { listings }) =>
  listings.buildMapView({ filters, text, zoom });
