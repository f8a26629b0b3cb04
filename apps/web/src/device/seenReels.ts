import { atom } from 'jotai';
import { deviceAtom, listOf } from './deviceAtom.ts';

/** More than anybody watches in the thirty days that a clip is on offer. */
const MOST = 500;

const isId = (found: unknown): found is string => typeof found === 'string';

/** Ids of the clips that were watched on this device, the last one first. */
export const seenReelsAtom = deviceAtom('seen-reels', listOf(isId, MOST));

/** Records that a clip was watched. */
export const rememberReelAtom = atom(null, (_get, set, id: string) => {
  set(seenReelsAtom, (ids) => [id, ...ids.filter((other) => other !== id)].slice(0, MOST));
});
