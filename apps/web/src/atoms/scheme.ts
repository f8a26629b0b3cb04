import type { Scheme, SchemeChoice } from '@mashrabiya/ui';
import { atom } from 'jotai';

/** The user's choice and the shown scheme; the document's boot script chooses it before the first paint. */
export const schemeAtom = atom<{ choice: SchemeChoice; scheme: Scheme }>({ choice: 'system', scheme: 'light' });
