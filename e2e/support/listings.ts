import type { PropertyCard } from '@mashrabiya/contract';
import { API_PREFIX, endpoints } from '@mashrabiya/contract/endpoints';
import type { APIRequestContext } from '@playwright/test';

/** Listings of a page of the list for sale. */
export async function fetchListingsForSale(request: APIRequestContext, page = 1): Promise<PropertyCard[]> {
  const answer = await request.get(`${API_PREFIX}${endpoints.listForSale.path}?page=${page}`);
  return (await answer.json()).allData;
}

const MAX_PAGES = 10;

/** Property for sale with a market comparison, and its page in the list. */
export async function findListingWithPrices(
  request: APIRequestContext,
): Promise<{ listing: PropertyCard; page: number }> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const listing = (await fetchListingsForSale(request, page)).find(
      (candidate) => candidate.price_context && candidate.price,
    );
    if (listing) return { listing, page };
  }
  throw new Error('no home of the list has prices to compare with');
}
