import type { Governorate } from '@mashrabiya/contract';
import { foldWords, removeArticle } from '@mashrabiya/i18n';

export interface Place {
  /** Unique across kinds, unlike the id: `gover-1`, `city-1`. */
  key: string;
  id: number;
  kind: 'gover' | 'city';
  name: string;
  governorate?: { id: number; name: string };
}

interface Entry {
  place: Place;
  /** Normalized words of both spellings, without articles. */
  words: string[];
}

const indexes = new WeakMap<readonly Governorate[], Entry[]>();

const toWords = (...names: string[]) => names.flatMap(foldWords).map(removeArticle);

function getSearchIndex(governorates: readonly Governorate[]): Entry[] {
  const cachedIndex = indexes.get(governorates);
  if (cachedIndex) return cachedIndex;
  const newIndex = governorates.flatMap(({ id, name, ar_name, en_name, cities }): Entry[] => [
    { place: { key: `gover-${id}`, id, kind: 'gover', name }, words: toWords(name, ar_name, en_name) },
    ...cities.map(
      (city): Entry => ({
        place: { key: `city-${city.id}`, id: city.id, kind: 'city', name: city.name, governorate: { id, name } },
        words: toWords(city.name, city.ar_name, city.en_name),
      }),
    ),
  ]);
  indexes.set(governorates, newIndex);
  return newIndex;
}

/**
 * Match quality: 2 when the place's first word starts with the first typed word, 1 for a match on any words, 0 for
 * none.
 */
function scoreMatch(entry: Entry, typedWords: readonly string[]): number {
  const matchesAllWords = typedWords.every((word) => entry.words.some((entryWord) => entryWord.startsWith(word)));
  if (!matchesAllWords) return 0;
  return entry.words[0]?.startsWith(typedWords[0] ?? '') ? 2 : 1;
}

interface PlaceScope {
  kind?: Place['kind'];
  governorateId?: number;
  limit?: number;
}

/**
 * Places whose Arabic or English name has words that start with the typed text, best first: «اسكندريه» finds
 * «الإسكندرية». An empty text returns all of the kind, or the governorates if no kind is given.
 */
export function findPlaces(governorates: readonly Governorate[], typedText: string, scope: PlaceScope = {}): Place[] {
  const { kind, governorateId, limit = 8 } = scope;
  const words = foldWords(typedText).map(removeArticle);
  const searchedKind = kind ?? (words.length ? undefined : 'gover');
  return getSearchIndex(governorates)
    .filter(({ place }) => searchedKind === undefined || place.kind === searchedKind)
    .filter(({ place }) => governorateId === undefined || place.governorate?.id === governorateId)
    .map((entry) => ({ place: entry.place, fit: words.length ? scoreMatch(entry, words) : 1 }))
    .filter((found) => found.fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, limit)
    .map(({ place }) => place);
}
