import { findRelated, toArticleSummary, toTextPage } from '@mashrabiya/content';
import type { Article } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import type { FixtureLanguage } from './fixtures/language.ts';
import { articleSummaries, financialTexts, getTextLibrary, managementTexts, questionGroups } from './fixtures/texts.ts';
import { errorResponse, mockCall } from './mockCall.ts';
import { getArea } from './search/market.ts';

const LISTINGS = 4;

/** Data of an article page; undefined if it is not in the fixtures. */
export function findArticle(slug: string, language: FixtureLanguage): Article | undefined {
  const article = getTextLibrary().find('articles', slug, language);
  if (!article) return undefined;
  const area =
    article.frontMatter.area?.city === undefined ? undefined : getArea(article.frontMatter.area.city, language);
  return {
    ...toTextPage(article),
    ...toArticleSummary(article),
    area: area ? { gover: area.gover, gover_name: area.gover_name, city: area.city, city_name: area.name } : null,
    related: findRelated(article, getTextLibrary().all('articles', language)),
    homes: area?.newest.slice(0, LISTINGS) ?? [],
  };
}

export const textHandlers = (): HttpHandler[] => [
  mockCall('getManagement', ({ language }) => ({ data: managementTexts(language) })),
  mockCall('getFinancial', ({ language }) => ({ data: financialTexts(language) })),
  mockCall('listNews', ({ language }) => ({ data: articleSummaries(language) })),
  mockCall('getArticle', ({ params, language }) => {
    const data = findArticle(params.slug, language);
    return data ? { data } : errorResponse('not_found', 'slug');
  }),
  mockCall('getQuestions', ({ language }) => ({ data: questionGroups(language) })),
  mockCall('getPage', ({ params, language }) => {
    const page = getTextLibrary().find('pages', params.slug, language);
    return page ? { data: toTextPage(page) } : errorResponse('not_found', 'slug');
  }),
];
