import type { ListingFilters } from '@mashrabiya/search';
import { interpretSentence } from '@mashrabiya/search';
import type { Handler } from '../../app/bind.ts';

/** What a sentence says as filters. Of two kinds that it may mean, the one of which there are homes. */
export const interpret: Handler<'interpret'> = async ({ query: { q } }, { listings, lexicon }) => {
  const index = await listings.current();
  const hasHomes = (filters: ListingFilters) => index.passing(filters).count > 0;
  return interpretSentence(q, lexicon, {
    likeliest: (choices) => (choices.length > 1 ? choices.find(hasHomes) : choices[0]),
    isWord: (word) => index.vocabulary.get(word) !== undefined,
  });
};
