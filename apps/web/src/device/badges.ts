import type { CardCallbacks } from '@mashrabiya/ui';
import { atom } from 'jotai';
import { newListingsSinceAtom } from '../atoms/newListingsSince.ts';
import { recentListingsAtom } from './recentListings.ts';

/** Badges: `seen` for listings opened on this device, `new` for results of a saved search since its last visit. */
export const badgesAtom = atom((get): NonNullable<CardCallbacks['getBadge']> => {
  const seenIds = new Set(get(recentListingsAtom).map(({ id }) => id));
  const since = get(newListingsSinceAtom);
  return ({ id, listed_at }) => {
    if (seenIds.has(id)) return 'seen';
    return since !== undefined && listed_at > since ? 'new' : undefined;
  };
});
