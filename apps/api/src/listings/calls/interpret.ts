import { interpretSentence } from '@mashrabiya/search';
import type { Handler } from '../../app/callHandler.ts';

/** Parses a sentence into filters. If a word may mean two kinds, the one with listings wins. */
export const interpret: Handler<'interpret'> = async ({ query: { q } }, { listings, lexicon }) =>
  interpretSentence(q, lexicon, {
    chooseLikeliest: async (choices) => {
      if (choices.length < 2) return choices[0];
      for (const filters of choices) if (await listings.hasListings(filters)) return filters;
      return undefined;
    },
    isWord: await listings.loadWords(),
  });
