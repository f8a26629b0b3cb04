import { atom } from 'jotai';

/** Listings published after this time are marked as new; set for a saved search. */
export const newListingsSinceAtom = atom<string | undefined>(undefined);
