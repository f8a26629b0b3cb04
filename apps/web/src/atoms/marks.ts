import type { CardWiring } from '@mashrabiya/ui';
import { type Atom, atom } from 'jotai';

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
      set(loadedMarksAtom, (await import('../device/marks.ts')).marksAtom);
    } catch {
      // Homes are shown without marks.
    }
  },
);
