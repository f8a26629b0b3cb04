import { atom } from 'jotai';
import { atomWithDeviceStorage, createListParser } from './atomWithDeviceStorage.ts';

/** More reels than anyone watches in the thirty days that a reel is online. */
const MAX_SEEN_REELS = 500;

const isId = (value: unknown): value is string => typeof value === 'string';

export const seenReelsAtom = atomWithDeviceStorage('seen-reels', createListParser(isId, MAX_SEEN_REELS));

export const addSeenReelAtom = atom(null, (_get, set, id: string) => {
  set(seenReelsAtom, (ids) => [id, ...ids.filter((seenId) => seenId !== id)].slice(0, MAX_SEEN_REELS));
});
