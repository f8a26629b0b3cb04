import { atom } from 'jotai';
import { deviceAtom, listOf } from './deviceAtom.ts';

/** More reels than anyone watches in the thirty days that a reel is online. */
const MOST = 500;

const isId = (found: unknown): found is string => typeof found === 'string';

export const seenReelsAtom = deviceAtom('seen-reels', listOf(isId, MOST));

export const rememberReelAtom = atom(null, (_get, set, id: string) => {
  set(seenReelsAtom, (ids) => [id, ...ids.filter((other) => other !== id)].slice(0, MOST));
});
