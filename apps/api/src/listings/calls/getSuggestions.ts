import type { Handler } from '../../app/bind.ts';

export const getSuggestions: Handler<'getSuggestions'> = async ({ query: { q } }, { suggester, language }) => ({
  data: await suggester.suggest(q, language),
});
