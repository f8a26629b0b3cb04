import type { PropertyType } from '@mashrabiya/contract';
import type { Reference } from '../listings/reference.ts';
import { buildLandmarkPhrases } from './landmarks.ts';
import { MisspeltPlaces } from './MisspeltPlaces.ts';
import { FEATURE_WORDS, KIND_TABLE, type Kind, NON_FEATURE_PHRASES, REFINING_TABLE } from './options.ts';
import { createPhrases, Phrases } from './phrases.ts';
import { buildPlacePhrases, type PlaceMeaning } from './places.ts';
import { TypoCorrector } from './TypoCorrector.ts';

export interface FeatureMeaning {
  type: PropertyType;
  id: number;
}

export interface Lexicon {
  places: Phrases<PlaceMeaning>;
  misspeltPlaces: MisspeltPlaces;
  /** Names of developments: always searched for verbatim, even if their words have other meanings. */
  titles: Phrases<true>;
  kinds: Phrases<readonly Kind[]>;
  kindRefinements: Phrases<readonly Kind[]>;
  /** Null for phrases that contain a feature's name but do not mean it. */
  features: Phrases<FeatureMeaning | null>;
  getSubcategoryId(kind: Kind): number | undefined;
  typos: TypoCorrector;
  landmarks: Phrases<readonly PlaceMeaning[]>;
}

/** Builds the lexicon from reference data; slow, so do it once. */
export function buildLexicon(reference: Reference): Lexicon {
  const kinds = createPhrases(KIND_TABLE);
  const titles = new Phrases<true>();
  const types = new Map([...reference.categories.values()].map(({ id, type }) => [id, type]));
  const ids = new Map<string, number>();
  for (const { id, categoryId, slug, ar, en } of reference.subcategories.values()) {
    const type = types.get(categoryId);
    if (!type) continue;
    ids.set(`${type}/${slug}`, id);
    // A trade name alone is an ordinary word: it means a kind only together with "factory".
    if (type !== 'industrial') for (const name of [ar, en]) kinds.add(name, [{ type, slug }]);
  }
  for (const { ar, en } of reference.compounds.values()) titles.add(ar, true).add(en, true);
  const places = buildPlacePhrases(reference);
  const features = createPhrases<FeatureMeaning | null>([[NON_FEATURE_PHRASES, null]]);
  for (const { id, categoryId, ar, en } of reference.features.values()) {
    const type = types.get(categoryId);
    if (!type) continue;
    const words = FEATURE_WORDS.filter(([, name]) => name === en).flatMap(([texts]) => texts.split('|'));
    for (const text of new Set([ar, en, ...words])) features.add(text, { type, id });
  }
  const kindRefinements = createPhrases(REFINING_TABLE);
  const landmarks = buildLandmarkPhrases(reference);
  return {
    places,
    misspeltPlaces: new MisspeltPlaces(places),
    titles,
    kinds,
    kindRefinements,
    features,
    typos: new TypoCorrector([kinds, kindRefinements], [places, titles, features, landmarks]),
    landmarks,
    getSubcategoryId: ({ type, slug }) => ids.get(`${type}/${slug}`),
  };
}
