import type { Handler } from '../../app/bind.ts';
import { toPublicUser } from '../../listings/rules/property.ts';
import { offeredHomes, starsOf } from '../repository/providers.ts';
import { shownProvider } from '../services/shownProvider.ts';

/** Somebody who has offered homes. */
export const getProvider: Handler<'getProvider'> = async ({ params }, { db, language }) => {
  const provider = await shownProvider(db, params.id);
  const [homes, stars] = await Promise.all([offeredHomes(db, provider.id), starsOf(db, provider.id)]);
  const reviews = stars[1] + stars[2] + stars[3] + stars[4] + stars[5];
  return { data: { ...toPublicUser(provider, language), homes: homes.length, reviews, stars } };
};
