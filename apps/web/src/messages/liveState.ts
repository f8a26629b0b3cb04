import { atom } from 'jotai';

/** True while changes are reported live, so that pages need not poll. */
export const isLiveAtom = atom(false);

/** Conversations whose partner is typing. */
export const typingAtom = atom<ReadonlySet<string>>(new Set<string>());
