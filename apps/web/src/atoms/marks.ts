import type { CardWiring } from '@mashrabiya/ui';
import { type Atom, atom } from 'jotai';

type MarkOf = NonNullable<CardWiring['markOf']>;
const broughtAtom = atom<Atom<MarkOf> | undefined>(undefined);

/** How this device marks homes. What knows it comes after the page has come to life, and is asked for by setting. */
export const markOfAtom = atom(
  (get) => {
    const brought = get(broughtAtom);
    return brought && get(brought);
  },
  async (get, set) => {
    if (!get(broughtAtom)) set(broughtAtom, (await import('../device/marks.ts')).marksAtom);
  },
);
