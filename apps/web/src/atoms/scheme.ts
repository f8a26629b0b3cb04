import { atom } from 'jotai';

export type SchemeChoice = 'light' | 'dark';

/** Shown scheme; the document's boot script chooses it before the first paint. */
export const schemeAtom = atom<SchemeChoice>('light');
