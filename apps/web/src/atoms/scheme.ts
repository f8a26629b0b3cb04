import { atom } from 'jotai';

export type SchemeChoice = 'light' | 'dark';

/** The scheme that is shown. The document's boot script decided it before the first paint. */
export const schemeAtom = atom<SchemeChoice>('light');
