import { atom } from 'jotai';

export type SchemeChoice = 'light' | 'dark';

/** Storage key of the chosen colour scheme; absent means the system's. */
export const SCHEME_KEY = 'mashrabiya-scheme';

/** The scheme that is shown. The document's boot script decided it before the first paint. */
export const schemeAtom = atom<SchemeChoice>('light');
