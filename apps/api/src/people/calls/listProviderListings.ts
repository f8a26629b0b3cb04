import { PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { cardsOf } from '../../listings/services/cardsOf.ts';
import { sortOf } from '../../listings/services/listingPage.ts';
import { offeredListings } from '../repository/providers.ts';
import { sortedListings } from '../rules/providerRules.ts';
import { shownProvider } from '../services/shownProvider.ts';

export const listProviderListings: Handler<'listProviderListings'> = async ({ params, query }, context) => {
  const { db, listings } = context;
  const { id } = await shownProvider(db, params.id);
  const ids = await offeredListings(db, id);
  const index = await listings.current();
  const facts = ids.flatMap((propertyId) => {
    const entry = index.entryOf(propertyId);
    return entry === undefined ? [] : index.columns.factsOf(entry);
  });
  const { page } = query;
  const shown = sortedListings(facts, sortOf(query)).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    allData: await cardsOf(shown, index, context),
    current_page: page,
    last_page: Math.max(1, Math.ceil(facts.length / PAGE_SIZE)),
    total_properties: facts.length,
  };
};
