import { toTextPage } from '@mashrabiya/content';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';

export const getPage: Handler<'getPage'> = async ({ params }, { texts, language }) => {
  const page = (await texts.current()).find('pages', params.slug, language);
  if (!page) throw new AppError({ code: 'not_found', parameter: 'slug' });
  return { data: toTextPage(page) };
};
