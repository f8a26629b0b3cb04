import { toArticleSummary } from '@mashrabiya/content';
import type { Handler } from '../../app/callHandler.ts';

export const listNews: Handler<'listNews'> = async (_, { texts, language }) => ({
  data: (await texts.current()).all('articles', language).map(toArticleSummary),
});
