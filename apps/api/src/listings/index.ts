import { defineDomain } from '../app/defineDomain.ts';
import { getFacets } from './calls/getFacets.ts';
import { getMap } from './calls/getMap.ts';
import { getNearest } from './calls/getNearest.ts';
import { getProperty } from './calls/getProperty.ts';
import { getSimilar } from './calls/getSimilar.ts';
import { getSuggestions } from './calls/getSuggestions.ts';
import { interpret } from './calls/interpret.ts';
import { listForRent, listForSale } from './calls/listByAction.ts';
import { search } from './calls/search.ts';

export const listings = defineDomain({
  handlers: {
    search,
    listForSale,
    listForRent,
    getFacets,
    getNearest,
    getSuggestions,
    interpret,
    getMap,
    getProperty,
    getSimilar,
  },
});
