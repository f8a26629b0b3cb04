import { atom } from 'jotai';

/** Page of a list whose listings are in view, with the history entry that shows it. */
export const pageInViewAtom = atom<{ entry: string; page: number } | undefined>(undefined);
