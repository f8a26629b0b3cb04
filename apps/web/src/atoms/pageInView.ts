import { atom } from 'jotai';

export const pageInViewAtom = atom<{ entry: string; page: number } | undefined>(undefined);
