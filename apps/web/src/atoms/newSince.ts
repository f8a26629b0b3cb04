import { atom } from 'jotai';

/** The moment since which homes are new in the list that is shown; set where the list is a saved search. */
export const newSinceAtom = atom<string | undefined>(undefined);
