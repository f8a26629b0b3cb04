import { PAGE_SIZE } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { cardsOf } from '../../listings/services/cardsOf.ts';
import { sortOf } from '../../listings/services/listingPage.ts';
import { offeredHomes } from '../repository/providers.ts';
import { sortedHomes } from '../rules/providerRules.ts';
import { shownProvider } from '../services/shownProvider.ts';

export const listProviderHomes: Handler<'listProviderHomes'> = async ({ params, query }, context) => {
  const { db, listings } = context;
  const { id } = await shownProvider(db, params.id);
  const ids = await offeredHomes(db, id);
  const index = await listings.current();
  const homes = ids.flatMap((home) => {
    const entry = index.entryOf(home);
    return entry === undefined ? [] : index.columns.factsOf(entry);
  });
  const { page } = query;
  const shown = sortedHomes(homes, sortOf(query)).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    allData: await cardsOf(shown, index, context),
    current_page: page,
    last_page: Math.max(1, Math.ceil(homes.length / PAGE_SIZE)),
    total_properties: homes.length,
  };
};
