import type { CardWiring } from '@mashrabiya/ui';
import { type Atom, atom } from 'jotai';
import { startTransition } from 'react';

type GetMark = NonNullable<CardWiring['getMark']>;
const loadedMarksAtom = atom<Atom<GetMark> | undefined>(undefined);

/** Badge of a listing on this device. Its code loads after hydration, when the atom is first written. */
export const markGetterAtom = atom(
  (get) => {
    const loaded = get(loadedMarksAtom);
    return loaded && get(loaded);
  },
  async (get, set) => {
    if (get(loadedMarksAtom)) return;
    try {
      const { marksAtom } = await import('../device/marks.ts');
      // A transition, because it rerenders a whole page.
      startTransition(() => set(loadedMarksAtom, marksAtom));
    } catch {
      // Listings are shown without badges.
    }
  },
);
