import type { Handler } from '../app/bind.ts';
import { facetsOf } from '../search/facets.ts';

/** How many homes each choice of a filter leaves. */
export const getFacets: Handler<'getFacets'> = async ({ query: { query = '', ...filters } }, { listings, reference }) =>
  facetsOf(await listings.current(), filters, query, reference);
