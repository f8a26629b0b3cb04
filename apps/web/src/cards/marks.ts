import type { CardWiring } from '@mashrabiya/ui';
import { type Atom, atom } from 'jotai';
import { startTransition } from 'react';

type MarkOf = NonNullable<CardWiring['markOf']>;
const loadedMarksAtom = atom<Atom<MarkOf> | undefined>(undefined);

/** How this device marks homes. What knows it comes after the page has come to life, and is asked for by setting. */
export const markOfAtom = atom(
  (get) => {
    const loaded = get(loadedMarksAtom);
    return loaded && get(loaded);
  },
  async (get, set) => {
    if (get(loadedMarksAtom)) return;
    try {
      const { marksAtom } = await import('../device/marks.ts');
      // In slices: it draws a whole page again.
      startTransition(() => set(loadedMarksAtom, marksAtom));
    } catch {
      // Homes are shown without marks.
    }
  },
);
