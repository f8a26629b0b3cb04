import type { CardCallbacks } from '@mashrabiya/ui';
import { type Atom, atom } from 'jotai';
import { startTransition } from 'react';

type GetBadge = NonNullable<CardCallbacks['getBadge']>;
const loadedBadgesAtom = atom<Atom<GetBadge> | undefined>(undefined);

/** Badge of a listing on this device. Its code loads after hydration, when the atom is first written. */
export const badgeGetterAtom = atom(
  (get) => {
    const loaded = get(loadedBadgesAtom);
    return loaded && get(loaded);
  },
  async (get, set) => {
    if (get(loadedBadgesAtom)) return;
    try {
      const { badgesAtom } = await import('../device/badges.ts');
      // A transition, because it rerenders a whole page.
      startTransition(() => set(loadedBadgesAtom, badgesAtom));
    } catch {
      // Listings are shown without badges.
    }
  },
);
