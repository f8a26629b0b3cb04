import { computeFacets } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';

export const getFacets: Handler<'getFacets'> = async ({ query: { query = '', ...filters } }, { listings, reference }) =>
  computeFacets(await listings.current(), filters, query, reference);
