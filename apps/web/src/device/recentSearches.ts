import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { atom } from 'jotai';
import { deviceAtom, listOf } from './deviceAtom.ts';

const MOST = 10;
const isText = (found: unknown): found is string =>
  typeof found === 'string' && found.trim() !== '' && found.length <= MAX_QUERY_LENGTH;

export const recentSearchesAtom = deviceAtom('recent-searches', listOf(isText, MOST));

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const without = (texts: readonly string[], text: string) => texts.filter((known) => !same(known, text));

export const rememberSearchAtom = atom(null, (_get, set, text: string) => {
  const trimmed = text.trim();
  if (isText(trimmed)) set(recentSearchesAtom, (texts) => [trimmed, ...without(texts, trimmed)].slice(0, MOST));
});

export const forgetSearchAtom = atom(null, (_get, set, text: string) =>
  set(recentSearchesAtom, (texts) => without(texts, text)),
);
export const forgetSearchesAtom = atom(null, (_get, set) => set(recentSearchesAtom, () => []));
