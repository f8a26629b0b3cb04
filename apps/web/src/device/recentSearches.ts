import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { atom } from 'jotai';
import { atomWithDeviceStorage, createListParser } from './atomWithDeviceStorage.ts';

const MAX_RECENT_SEARCHES = 10;
const isSearchText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_QUERY_LENGTH;

export const recentSearchesAtom = atomWithDeviceStorage(
  'recent-searches',
  createListParser(isSearchText, MAX_RECENT_SEARCHES),
);

const isSameText = (firstText: string, secondText: string) => firstText.toLowerCase() === secondText.toLowerCase();
const removeText = (texts: readonly string[], text: string) =>
  texts.filter((candidate) => !isSameText(candidate, text));

export const addRecentSearchAtom = atom(null, (_get, set, text: string) => {
  const trimmed = text.trim();
  if (isSearchText(trimmed))
    set(recentSearchesAtom, (texts) => [trimmed, ...removeText(texts, trimmed)].slice(0, MAX_RECENT_SEARCHES));
});

export const removeRecentSearchAtom = atom(null, (_get, set, text: string) =>
  set(recentSearchesAtom, (texts) => removeText(texts, text)),
);
export const clearRecentSearchesAtom = atom(null, (_get, set) => set(recentSearchesAtom, () => []));
