import type { ListingIndex } from '../listings/ListingIndex.ts';
import type { Reference } from '../listings/reference.ts';
import { computeFacets } from '../query/facets.ts';
import { runQuery } from '../query/runQuery.ts';
import type { TotalsSource } from './Suggester.ts';

export interface ListingSource {
  current(): Promise<ListingIndex>;
  /** Increases with every change of the index. */
  readonly version: number;
}

export const createIndexTotals = (listings: ListingSource, reference: Reference): TotalsSource => ({
  current: () => listings.current(),
  get version() {
    return listings.version;
  },
  countFacets: async () => computeFacets(await listings.current(), {}, '', reference),
  countText: async (text) => {
    const { total, unused } = runQuery(await listings.current(), { text, filters: {}, page: 1 });
    return unused.length > 0 ? 0 : total;
  },
});
