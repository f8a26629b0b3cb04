import { createFixtureProperties } from '@mashrabiya/demo-data/fixture';
import { foldWords } from '@mashrabiya/i18n';
import { interpretSentence } from '../interpret/interpret.ts';
import { seedLexicon, seedReference } from '../interpret/lexicon.fixture.ts';
import { ListingIndex } from '../listings/ListingIndex.ts';

const toWords = (...texts: (string | null)[]) => texts.flatMap((text) => foldWords(text ?? '')).join(' ');

export const seededIndex = new ListingIndex(seedReference);
seededIndex.update(
  createFixtureProperties(1500).map((listing) => ({
    ...listing,
    listed_at: listing.created_at,
    title_words: toWords(listing.address_ar, listing.address_en),
    text_words: toWords(listing.description_ar, listing.description_en),
  })),
);

export const interpretSeeded = (sentence: string) =>
  interpretSentence(sentence, seedLexicon, {
    chooseLikeliest: async ([first, ...others]) =>
      [first, ...others].find((filters) => filters && seededIndex.findPassing(filters).count > 0) ?? first,
    isWord: (word) => seededIndex.vocabulary.get(word) !== undefined,
  });
