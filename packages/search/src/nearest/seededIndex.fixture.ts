import { propertiesOf } from '@mashrabiya/demo-data/fixture';
import { foldedWords } from '@mashrabiya/i18n';
import { interpretSentence } from '../interpret/interpret.ts';
import { seedLexicon, seedReference } from '../interpret/lexicon.fixture.ts';
import { ListingIndex } from '../listings/ListingIndex.ts';

const wordsOf = (...texts: (string | null)[]) => texts.flatMap((text) => foldedWords(text ?? '')).join(' ');

export const seededIndex = new ListingIndex(seedReference);
seededIndex.update(
  propertiesOf(1500).map((listing) => ({
    ...listing,
    listed_at: listing.created_at,
    title_words: wordsOf(listing.address_ar, listing.address_en),
    text_words: wordsOf(listing.description_ar, listing.description_en),
  })),
);

export const understood = (sentence: string) =>
  interpretSentence(sentence, seedLexicon, {
    likeliest: ([first, ...others]) =>
      [first, ...others].find((filters) => filters && seededIndex.passing(filters).count > 0) ?? first,
    isWord: (word) => seededIndex.vocabulary.get(word) !== undefined,
  });
