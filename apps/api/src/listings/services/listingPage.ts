import type { PropertyPage, SortOption } from '@mashrabiya/contract';
import type { ListingQuery } from '@mashrabiya/search';
import type { CallContext } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import type { SessionUser } from '../../sessions/services/identify.ts';
import { buildCards } from './buildCards.ts';

export async function buildListingPage(
  query: ListingQuery,
  context: CallContext & { user: SessionUser | undefined },
): Promise<PropertyPage & { corrected: string | null; unused: string[] }> {
  const { listings, total, corrected, unused } = await context.listings.list(query);
  return {
    allData: await buildCards(listings, context),
    ...toPageNumbers(query.page, total),
    total_properties: total,
    corrected,
    unused,
  };
}

type Direction = 'asc' | 'desc';

export function parseSort(fields: { sort_date?: Direction; sort_price?: Direction }): SortOption | undefined {
  if (fields.sort_date) return `date_${fields.sort_date}`;
  return fields.sort_price && `price_${fields.sort_price}`;
}
