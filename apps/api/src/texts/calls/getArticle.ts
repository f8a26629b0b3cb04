import { relatedTo, toArticleSummary, toTextPage } from '@mashrabiya/content';
import type { ArticleArea } from '@mashrabiya/contract';
import type { CallContext, Handler } from '../../app/bind.ts';
import { AppError } from '../../core/AppError.ts';
import { cardsOf } from '../../listings/services/cardsOf.ts';

const LISTING_LIMIT = 4;

export const getArticle: Handler<'getArticle'> = async ({ params }, context) => {
  const library = await context.texts.current();
  const article = library.find('articles', params.slug, context.language);
  if (!article) throw new AppError({ code: 'not_found', parameter: 'slug' });
  const area = areaOf(article.front.area, context);
  return {
    data: {
      ...toTextPage(article),
      ...toArticleSummary(article),
      area,
      related: relatedTo(article, library.all('articles', context.language)),
      homes: area ? await newestIn(area, context) : [],
    },
  };
};

function areaOf(
  named: { gover: number; city?: number | undefined } | undefined,
  { reference, language }: CallContext,
): ArticleArea | null {
  const governorate = named && reference.governorates.get(named.gover);
  if (!governorate) return null;
  const city = named.city === undefined ? undefined : reference.cities.get(named.city);
  return {
    gover: governorate.id,
    gover_name: governorate[language],
    city: city?.id ?? null,
    city_name: city?.[language] ?? null,
  };
}

async function newestIn({ gover, city }: ArticleArea, context: CallContext) {
  const index = await context.listings.current();
  const { docs } = index.listed({ gover, ...(city === null ? {} : { city: [city] }) }, 'newest', LISTING_LIMIT);
  const facts = Array.from(docs.slice(0, LISTING_LIMIT), (doc) => index.columns.factsOf(doc));
  return cardsOf(facts, index, context);
}
