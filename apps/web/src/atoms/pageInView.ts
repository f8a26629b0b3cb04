import { atom } from 'jotai';

/** Page number in view of a list, and the list's history entry. */
export const pageInViewAtom = atom<{ entry: string; page: number } | undefined>(undefined);
