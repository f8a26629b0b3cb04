import type { Handler } from '../../app/callHandler.ts';

export const getFacets: Handler<'getFacets'> = ({ query: { query = '', ...filters } }, { listings }) =>
  listings.computeFacets(filters, query);
