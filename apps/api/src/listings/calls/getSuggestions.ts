import type { Handler } from '../../app/bind.ts';

export const getSuggestions: Handler<'getSuggestions'> = async ({ query: { q } }, { listings, language }) => ({
  data: await listings.suggest(q, language),
});
