import { findRelated, toArticleSummary, toTextPage } from '@mashrabiya/content';
import type { ArticleArea } from '@mashrabiya/contract';
import type { CallContext, Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { buildCards } from '../../listings/services/buildCards.ts';

const LISTING_LIMIT = 4;

export const getArticle: Handler<'getArticle'> = async ({ params }, context) => {
  const library = await context.texts.current();
  const article = library.find('articles', params.slug, context.language);
  if (!article) throw new AppError({ code: 'not_found', parameter: 'slug' });
  const area = findArea(article.frontMatter.area, context);
  return {
    data: {
      ...toTextPage(article),
      ...toArticleSummary(article),
      area,
      related: findRelated(article, library.all('articles', context.language)),
      homes: area ? await findNewest(area, context) : [],
    },
  };
};

function findArea(
  areaIds: { gover: number; city?: number | undefined } | undefined,
  { reference, language }: CallContext,
): ArticleArea | null {
  const governorate = areaIds && reference.governorates.get(areaIds.gover);
  if (!governorate) return null;
  const city = areaIds.city === undefined ? undefined : reference.cities.get(areaIds.city);
  return {
    gover: governorate.id,
    gover_name: governorate[language],
    city: city?.id ?? null,
    city_name: city?.[language] ?? null,
  };
}

async function findNewest({ gover, city }: ArticleArea, context: CallContext) {
  const filters = { gover, ...(city === null ? {} : { city: [city] }) };
  return buildCards(await context.listings.listNewest(filters, LISTING_LIMIT), context);
}
