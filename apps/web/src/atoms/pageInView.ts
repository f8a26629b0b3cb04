import { atom } from 'jotai';

/** The page of a list that is being read, and the step of the history that shows the list. */
export const pageInViewAtom = atom<{ entry: string; page: number } | undefined>(undefined);
