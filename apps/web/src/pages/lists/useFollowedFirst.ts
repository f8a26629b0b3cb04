import type { PropertyCard } from '@mashrabiya/contract';
import { useStore } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hydratedAtom } from '../../atoms/app.ts';
import { readPlace } from '../../routing/leftPlace.ts';
import { paths } from '../../routing/paths.ts';
import { entryOf, recall } from '../../routing/visitMemory.ts';

/** More homes than a screen holds: in one column on a phone, else in several. */
const screenful = () => (innerWidth < ONE_COLUMN ? 3 : 9);
/** Width of the window, in pixels, below which homes stand in one column. */
const ONE_COLUMN = 600;

/**
 * Homes of a list that somebody comes back to: first those up to a screen below the one that was followed, so that the
 * list stands in its place at once; all a moment later.
 */
export function useFollowedFirst(homes: readonly PropertyCard[]): { homes: readonly PropertyCard[]; areAll: boolean } {
  const entry = entryOf(useLocation());
  const comesBack = useNavigationType() === 'POP';
  const store = useStore();
  const [needed] = useState(() => {
    // A page of the server's begins with all that it has.
    const href = comesBack && store.get(hydratedAtom) ? readPlace(recall('place', entry))?.href : undefined;
    const followed = homes.findIndex(({ id }) => paths.property(id) === href);
    return followed < 0 ? homes.length : followed + 1 + screenful();
  });
  const areAll = useDeferredValue(true, needed >= homes.length);
  return { homes: areAll ? homes : homes.slice(0, needed), areAll };
}
