import { atom } from 'jotai';

/** Time since which homes count as new in the shown list; set for a saved search. */
export const newSinceAtom = atom<string | undefined>(undefined);
