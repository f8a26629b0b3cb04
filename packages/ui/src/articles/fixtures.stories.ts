import type { Article, ProseBlock } from '@mashrabiya/contract';
import { type FixtureLanguage, findArticle } from '@mashrabiya/mocks';

/** Longest article: it has a block of each kind. */
export function article(language: FixtureLanguage = 'ar'): Article {
  const mockArticle = findArticle('price-per-metre', language);
  if (!mockArticle) throw new Error('No such article in the fixtures');
  return mockArticle;
}

/** All blocks of the article, in order. */
export const allBlocks = (language: FixtureLanguage = 'ar'): ProseBlock[] => {
  const { opening, sections } = article(language);
  return [...opening, ...sections.flatMap(({ blocks }) => blocks)];
};
