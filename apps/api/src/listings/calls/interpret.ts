import type { ListingFilters } from '@mashrabiya/search';
import { interpretSentence } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';

/** Parses a sentence into filters. If a word may mean two kinds, the one with listings wins. */
export const interpret: Handler<'interpret'> = async ({ query: { q } }, { listings, lexicon }) => {
  const index = await listings.current();
  const hasListings = (filters: ListingFilters) => index.findPassing(filters).count > 0;
  return interpretSentence(q, lexicon, {
    chooseLikeliest: (choices) => (choices.length > 1 ? choices.find(hasListings) : choices[0]),
    isWord: (word) => index.vocabulary.get(word) !== undefined,
  });
};
