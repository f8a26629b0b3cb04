import { MAX_RECENT_LISTINGS } from '@mashrabiya/contract/constants';
import { atom, useAtomValue } from 'jotai';
import { atomWithDeviceStorage, createListParser, hasStringFields } from './atomWithDeviceStorage.ts';

/** Listing whose page was opened on this device, with ISO time. */
export interface RecentListing {
  id: string;
  at: string;
}

const isRecentListing = (value: unknown): value is RecentListing => hasStringFields(value, ['id', 'at']);

export const recentListingsAtom = atomWithDeviceStorage(
  'recent-homes',
  createListParser(isRecentListing, MAX_RECENT_LISTINGS),
);

const withListing = (listings: readonly RecentListing[], listing: RecentListing): readonly RecentListing[] =>
  [listing, ...listings.filter(({ id }) => id !== listing.id)].slice(0, MAX_RECENT_LISTINGS);

export const addRecentListingAtom = atom(null, (_get, set, id: string) => {
  set(recentListingsAtom, (listings) => withListing(listings, { id, at: new Date().toISOString() }));
});

export const clearRecentListingsAtom = atom(null, (_get, set) => set(recentListingsAtom, () => []));

const seenIdsAtom = atom((get): ReadonlySet<string> => new Set(get(recentListingsAtom).map(({ id }) => id)));

export const useRecentListings = (): readonly RecentListing[] => useAtomValue(recentListingsAtom);

export const useSeenListingIds = (): ReadonlySet<string> => useAtomValue(seenIdsAtom);
