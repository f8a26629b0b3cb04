import { MAX_RECENT } from '@mashrabiya/contract/constants';
import { atom, useAtomValue } from 'jotai';
import { deviceAtom, hasTexts, listOf } from './deviceAtom.ts';

/** Listing whose page was opened on this device, with ISO time. */
export interface RecentListing {
  id: string;
  at: string;
}

const isRecent = (found: unknown): found is RecentListing => hasTexts(found, ['id', 'at']);

export const recentListingsAtom = deviceAtom('recent-homes', listOf(isRecent, MAX_RECENT));

const withListing = (listings: readonly RecentListing[], listing: RecentListing): readonly RecentListing[] =>
  [listing, ...listings.filter(({ id }) => id !== listing.id)].slice(0, MAX_RECENT);

export const rememberListingAtom = atom(null, (_get, set, id: string) => {
  set(recentListingsAtom, (listings) => withListing(listings, { id, at: new Date().toISOString() }));
});

export const clearRecentListingsAtom = atom(null, (_get, set) => set(recentListingsAtom, () => []));

const seenAtom = atom((get): ReadonlySet<string> => new Set(get(recentListingsAtom).map(({ id }) => id)));

export const useRecent = (): readonly RecentListing[] => useAtomValue(recentListingsAtom);

export const useSeen = (): ReadonlySet<string> => useAtomValue(seenAtom);
