import { ACTIONS, FINISHINGS, PAYMENT_METHODS } from '@mashrabiya/contract';
import { foldWords } from '@mashrabiya/i18n';
import {
  ACTION_SYNONYMS,
  FINISHING_SYNONYMS,
  PAYMENT_SYNONYMS,
  SUBCATEGORY_SYNONYMS,
  TYPE_SYNONYMS,
} from '../text/synonyms.ts';
import { toCanonicalWord } from '../text/words.ts';
import type { IndexedListing } from './listing.ts';
import type { Reference } from './reference.ts';
import type { Vocabulary, WordId } from './Vocabulary.ts';

/** Words that match a listing by its fields, in both languages, with alternative spellings of its place. */
export function createFactWordReader(
  reference: Reference,
  vocabulary: Vocabulary,
): (listing: IndexedListing) => WordId[] {
  const toWordIds = (texts: readonly (string | undefined)[], isPlace = false): WordId[] =>
    texts.flatMap((text = '') =>
      text.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((displayWord) =>
        foldWords(displayWord).map((foldedWord) => {
          const word = toCanonicalWord(foldedWord);
          return isPlace ? vocabulary.addPlaceWord(word, displayWord) : vocabulary.add(word, displayWord);
        }),
      ),
    );
  const tables = {
    governorates: mapValues(reference.governorates, ({ ar, en }) => toWordIds([ar, en], true)),
    cities: mapValues(reference.cities, ({ ar, en, aliases }) => toWordIds([ar, en, ...aliases], true)),
    categories: mapValues(reference.categories, ({ ar, en, type }) => toWordIds([ar, en, TYPE_SYNONYMS[type]])),
    subcategories: mapValues(reference.subcategories, ({ ar, en, slug }) =>
      toWordIds([ar, en, SUBCATEGORY_SYNONYMS[slug]]),
    ),
    actions: ACTIONS.map((action) => toWordIds([ACTION_SYNONYMS[action]])),
    finishings: FINISHINGS.map((finishing) => toWordIds([FINISHING_SYNONYMS[finishing]])),
    payments: PAYMENT_METHODS.map((method) => toWordIds([PAYMENT_SYNONYMS[method]])),
  };
  return (listing) => [
    ...(tables.governorates.get(listing.governorate_id) ?? []),
    ...(tables.cities.get(listing.city_id) ?? []),
    ...(tables.categories.get(listing.category_id) ?? []),
    ...(tables.subcategories.get(listing.subcategory_id) ?? []),
    ...(tables.actions[listing.action] ?? []),
    ...(tables.finishings[listing.finishing] ?? []),
    ...(tables.payments[listing.payment] ?? []),
  ];
}

const mapValues = <T, R>(entries: ReadonlyMap<number, T>, make: (entry: T) => R): Map<number, R> =>
  new Map([...entries].map(([id, entry]) => [id, make(entry)]));
