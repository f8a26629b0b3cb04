import type { PropertyCard } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hydratedAtom } from '../../atoms/app.ts';
import { paths } from '../../routing/paths.ts';
import { readPlace } from '../../routing/scrollSnapshot.ts';
import { entryOf, recall } from '../../routing/visitMemory.ts';

/** More listings than a screen shows: three in one column on a phone, else nine. */
const screenful = () => (innerWidth < ONE_COLUMN ? 3 : 9);
/** Window width in pixels below which listings are in one column. */
const ONE_COLUMN = 600;

/** Restored list: first the listings up to a screen below the followed one, the rest a moment later. */
export function useFollowedFirst(listings: readonly PropertyCard[]): {
  listings: readonly PropertyCard[];
  areAll: boolean;
} {
  const entry = entryOf(useLocation());
  const willRestore = useNavigationType() === 'POP';
  const store = useStore();
  const [needed] = useState(() => {
    // A page rendered by the server starts with all its listings.
    const href = willRestore && store.get(hydratedAtom) ? readPlace(recall('place', entry))?.href : undefined;
    const followed = listings.findIndex(({ id }) => paths.property(id) === href);
    return followed < 0 ? listings.length : followed + 1 + screenful();
  });
  const areAll = useDeferredValue(true, needed >= listings.length);
  return { listings: areAll ? listings : listings.slice(0, needed), areAll };
}
