import type { Handler } from '../../app/bind.ts';

/** What a text may be the beginning of. */
export const getSuggestions: Handler<'getSuggestions'> = async ({ query: { q } }, { suggester, language }) => ({
  data: await suggester.suggest(q, language),
});
