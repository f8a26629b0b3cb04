import type { Handler } from '../../app/bind.ts';
import { toArticleSummary } from '@mashrabiya/content';

export const listNews: Handler<'listNews'> = async (_, { texts, language }) => ({
  data: (await texts.current()).all('articles', language).map(toArticleSummary),
});
