import type { Governorate } from '@mashrabiya/contract';
import { foldedWords, withoutArticle } from '@mashrabiya/i18n';

/** A governorate, or a city with its governorate's name beside it. */
export interface Place {
  /** Unlike the bare id, the same for no two places: `gover-1`, `city-1`. */
  key: string;
  id: number;
  kind: 'gover' | 'city';
  name: string;
  /** The governorate of a city. */
  within?: { id: number; name: string };
}

interface Entry {
  place: Place;
  /** Folded words of both spellings, without articles. */
  words: string[];
}

const indexes = new WeakMap<readonly Governorate[], Entry[]>();

const wordsOf = (...names: string[]) => names.flatMap(foldedWords).map(withoutArticle);

function indexOf(governorates: readonly Governorate[]): Entry[] {
  const known = indexes.get(governorates);
  if (known) return known;
  const made = governorates.flatMap(({ id, name, ar_name, en_name, cities }): Entry[] => [
    { place: { key: `gover-${id}`, id, kind: 'gover', name }, words: wordsOf(name, ar_name, en_name) },
    ...cities.map(
      (city): Entry => ({
        place: { key: `city-${city.id}`, id: city.id, kind: 'city', name: city.name, within: { id, name } },
        words: wordsOf(city.name, city.ar_name, city.en_name),
      }),
    ),
  ]);
  indexes.set(governorates, made);
  return made;
}

/** How well words fit: 2 when a place's first word begins like the first one typed, 1 for any words, 0 for none. */
function fit(entry: Entry, typed: readonly string[]): number {
  const all = typed.every((word) => entry.words.some((one) => one.startsWith(word)));
  if (!all) return 0;
  return entry.words[0]?.startsWith(typed[0] ?? '') ? 2 : 1;
}

interface PlaceScope {
  /** Only governorates, or only cities. */
  kind?: Place['kind'];
  /** Only cities of this governorate. */
  within?: number;
  most?: number;
}

/**
 * Places whose Arabic or English name has words that begin as typed, best first: «اسكندريه» finds «الإسكندرية».
 * Nothing typed finds all of the kind, or the governorates where both kinds are asked for.
 */
export function findPlaces(governorates: readonly Governorate[], typed: string, scope: PlaceScope = {}): Place[] {
  const { kind, within, most = 8 } = scope;
  const words = foldedWords(typed).map(withoutArticle);
  const wanted = kind ?? (words.length ? undefined : 'gover');
  return indexOf(governorates)
    .filter(({ place }) => wanted === undefined || place.kind === wanted)
    .filter(({ place }) => within === undefined || place.within?.id === within)
    .map((entry) => ({ place: entry.place, fit: words.length ? fit(entry, words) : 1 }))
    .filter((found) => found.fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ place }) => place);
}
