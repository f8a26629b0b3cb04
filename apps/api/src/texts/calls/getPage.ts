import { toTextPage } from '@mashrabiya/content';
import { AppError } from '../../app/AppError.ts';
import type { Handler } from '../../app/bind.ts';

export const getPage: Handler<'getPage'> = async ({ params }, { texts, language }) => {
  const page = (await texts.current()).find('pages', params.slug, language);
  if (!page) throw new AppError({ code: 'not_found', parameter: 'slug' });
  return { data: toTextPage(page) };
};
