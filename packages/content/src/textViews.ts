import {
  type ArticleSummary,
  type ProseBlock,
  QUESTION_GROUPS,
  type Question,
  type QuestionGroup,
  type TextPage,
} from '@mashrabiya/contract';
import { getOtherLanguage, type Language } from '@mashrabiya/i18n';
import { getCover } from './covers.ts';
import type { Text } from './parseText.ts';
import type { TextLibrary } from './TextLibrary.ts';

const RELATED_COUNT = 3;

export const toTextPage = ({ slug, frontMatter, opening, sections }: Text): TextPage => ({
  slug,
  title: frontMatter.title,
  summary: frontMatter.summary,
  date: frontMatter.date,
  checked: frontMatter.checked,
  version: frontMatter.version,
  opening,
  sections,
  sources: frontMatter.sources.map(({ title, url = null }) => ({ title, url })),
  review: ('review' in frontMatter && frontMatter.review) || null,
});

export const toArticleSummary = ({ slug, language, frontMatter, minutes }: Text<'articles'>): ArticleSummary => ({
  slug,
  title: frontMatter.title,
  summary: frontMatter.summary,
  date: frontMatter.date,
  category: frontMatter.category,
  cover: frontMatter.cover ? getCover(frontMatter.cover, language) : null,
  minutes,
});

/** Related articles: same category first, each latest first. */
export function findRelated(article: Text<'articles'>, all: readonly Text<'articles'>[]): ArticleSummary[] {
  const others = all.filter(({ slug }) => slug !== article.slug);
  const isSameCategory = ({ frontMatter }: Text<'articles'>) => frontMatter.category === article.frontMatter.category;
  return [...others.filter(isSameCategory), ...others.filter((other) => !isSameCategory(other))]
    .slice(0, RELATED_COUNT)
    .map(toArticleSummary);
}

/** Headings of an answer become blocks, because answers have no linkable sections. */
const toAnswer = ({ opening, sections }: Text): ProseBlock[] => [
  ...opening,
  ...sections.flatMap(({ title, blocks }): ProseBlock[] => [{ kind: 'heading', spans: [{ text: title }] }, ...blocks]),
];

/** Questions by subject; omits empty subjects. */
export function toQuestionGroups(library: TextLibrary, language: Language): QuestionGroup[] {
  const toQuestion = (text: Text<'questions'>): Question => {
    const translatedFrontMatter = library.find('questions', text.slug, getOtherLanguage(language))?.frontMatter;
    return {
      slug: text.slug,
      question: text.frontMatter.title,
      answer: toAnswer(text),
      also: translatedFrontMatter ? `${translatedFrontMatter.title} ${translatedFrontMatter.summary}` : '',
    };
  };
  const texts = library.all('questions', language);
  return QUESTION_GROUPS.map((group) => ({
    group,
    questions: texts.filter(({ frontMatter }) => frontMatter.group === group).map(toQuestion),
  })).filter(({ questions }) => questions.length > 0);
}
