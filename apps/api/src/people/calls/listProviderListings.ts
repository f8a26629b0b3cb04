import { PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { toPageNumbers } from '../../app/toPageNumbers.ts';
import { buildCards } from '../../listings/services/buildCards.ts';
import { parseSort } from '../../listings/services/listingPage.ts';
import { findOfferedListingIds } from '../repository/providers.ts';
import { sortListings } from '../rules/providerRules.ts';
import { findVisibleProvider } from '../services/findVisibleProvider.ts';

export const listProviderListings: Handler<'listProviderListings'> = async ({ params, query }, context) => {
  const { db, listings } = context;
  const { id } = await findVisibleProvider(db, params.id);
  const ids = await findOfferedListingIds(db, id);
  const facts = await listings.findByIds(ids);
  const { page } = query;
  const pageListings = sortListings(facts, parseSort(query)).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    allData: await buildCards(pageListings, context),
    ...toPageNumbers(page, facts.length),
    total_properties: facts.length,
  };
};
