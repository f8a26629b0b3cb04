import type { Reference } from '../../domain/reference.ts';
import { MisspeltPlaces } from './misspelt.ts';
import { KIND_TABLE, type Kind, REFINING_TABLE } from './options.ts';
import { Phrases, phrasesOf } from './phrases.ts';
import { type PlaceMeaning, placePhrases } from './places.ts';

/** Every name and word that a sentence may hold. */
export interface Lexicon {
  places: Phrases<PlaceMeaning>;
  misspelt: MisspeltPlaces;
  /** Developments: their names are searched for, whatever their words mean. */
  titles: Phrases<true>;
  kinds: Phrases<readonly Kind[]>;
  refining: Phrases<readonly Kind[]>;
  subcategoryId(kind: Kind): number | undefined;
}

/** Reads the names of places, developments and kinds; made once, because it takes a moment. */
export function makeLexicon(reference: Reference): Lexicon {
  const kinds = phrasesOf(KIND_TABLE);
  const titles = new Phrases<true>();
  const types = new Map([...reference.categories.values()].map(({ id, type }) => [id, type]));
  const ids = new Map<string, number>();
  for (const { id, categoryId, slug, ar, en } of reference.subcategories.values()) {
    const type = types.get(categoryId);
    if (!type) continue;
    ids.set(`${type}/${slug}`, id);
    // A work's trade is an ordinary word: it tells a kind only of a factory that is named.
    if (type !== 'industrial') for (const name of [ar, en]) kinds.add(name, [{ type, slug }]);
  }
  for (const { ar, en } of reference.compounds.values()) titles.add(ar, true).add(en, true);
  const places = placePhrases(reference);
  return {
    places,
    misspelt: new MisspeltPlaces(places),
    titles,
    kinds,
    refining: phrasesOf(REFINING_TABLE),
    subcategoryId: ({ type, slug }) => ids.get(`${type}/${slug}`),
  };
}
