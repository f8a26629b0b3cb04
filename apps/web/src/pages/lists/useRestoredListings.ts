import type { PropertyCard } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hydratedAtom } from '../../atoms/app.ts';
import { getEntryKey, readEntryState } from '../../routing/historyEntryState.ts';
import { paths } from '../../routing/paths.ts';
import { parseSnapshot } from '../../routing/scrollSnapshot.ts';

/** More listings than a screen shows: three in one column on a phone, else nine. */
const getCountPerScreen = () => (innerWidth < ONE_COLUMN_WIDTH ? 3 : 9);
/** Window width in pixels below which listings are in one column. */
const ONE_COLUMN_WIDTH = 600;

/** Restored list: renders the listings up to a screen below the followed one first, the rest a moment later. */
export function useRestoredListings(listings: readonly PropertyCard[]): {
  listings: readonly PropertyCard[];
  isComplete: boolean;
} {
  const entry = getEntryKey(useLocation());
  const willRestore = useNavigationType() === 'POP';
  const store = useStore();
  const [initialCount] = useState(() => {
    // A page rendered by the server starts with all its listings.
    const href =
      willRestore && store.get(hydratedAtom) ? parseSnapshot(readEntryState('place', entry))?.href : undefined;
    const followedListingIndex = listings.findIndex(({ id }) => paths.property(id) === href);
    return followedListingIndex < 0 ? listings.length : followedListingIndex + 1 + getCountPerScreen();
  });
  const isComplete = useDeferredValue(true, initialCount >= listings.length);
  return { listings: isComplete ? listings : listings.slice(0, initialCount), isComplete };
}
