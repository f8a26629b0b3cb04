import { ACTIONS, FINISHINGS, PAYMENT_METHODS } from '@mashrabiya/contract';
import { foldedWords } from '@mashrabiya/i18n';
import {
  ACTION_SYNONYMS,
  FINISHING_SYNONYMS,
  PAYMENT_SYNONYMS,
  SUBCATEGORY_SYNONYMS,
  TYPE_SYNONYMS,
} from '../text/synonyms.ts';
import { canonicalWord } from '../text/words.ts';
import type { IndexedListing } from './listing.ts';
import type { Reference } from './reference.ts';
import type { Vocabulary, WordId } from './Vocabulary.ts';

/** Words that match a listing by its fields, in both languages, with alternative spellings of its place. */
export function factWords(reference: Reference, vocabulary: Vocabulary): (listing: IndexedListing) => WordId[] {
  const words = (texts: readonly (string | undefined)[], isPlace = false): WordId[] =>
    texts.flatMap((text = '') =>
      text.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((shown) =>
        foldedWords(shown).map((folded) => {
          const word = canonicalWord(folded);
          return isPlace ? vocabulary.addPlaceWord(word, shown) : vocabulary.add(word, shown);
        }),
      ),
    );
  const tables = {
    governorates: mapped(reference.governorates, ({ ar, en }) => words([ar, en], true)),
    cities: mapped(reference.cities, ({ ar, en, aliases }) => words([ar, en, ...aliases], true)),
    categories: mapped(reference.categories, ({ ar, en, type }) => words([ar, en, TYPE_SYNONYMS[type]])),
    subcategories: mapped(reference.subcategories, ({ ar, en, slug }) => words([ar, en, SUBCATEGORY_SYNONYMS[slug]])),
    actions: ACTIONS.map((action) => words([ACTION_SYNONYMS[action]])),
    finishings: FINISHINGS.map((finishing) => words([FINISHING_SYNONYMS[finishing]])),
    payments: PAYMENT_METHODS.map((method) => words([PAYMENT_SYNONYMS[method]])),
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

const mapped = <T, R>(entries: ReadonlyMap<number, T>, make: (entry: T) => R): Map<number, R> =>
  new Map([...entries].map(([id, entry]) => [id, make(entry)]));
