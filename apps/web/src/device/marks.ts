import type { CardWiring } from '@mashrabiya/ui';
import { atom } from 'jotai';
import { newSinceAtom } from '../atoms/newSince.ts';
import { recentHomesAtom } from './recentHomes.ts';

/** Homes that were opened on this device are `seen`; of a saved search, those that came since the last look are `new`. */
export const marksAtom = atom((get): NonNullable<CardWiring['markOf']> => {
  const seen = new Set(get(recentHomesAtom).map(({ id }) => id));
  const since = get(newSinceAtom);
  return ({ id, listed_at }) => {
    if (seen.has(id)) return 'seen';
    return since !== undefined && listed_at > since ? 'new' : undefined;
  };
});
