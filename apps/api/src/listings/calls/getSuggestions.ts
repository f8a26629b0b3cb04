import type { Handler } from '../../app/callHandler.ts';

export const getSuggestions: Handler<'getSuggestions'> = async ({ query: { q } }, { listings, language }) => ({
  data: await listings.suggest(q, language),
});
