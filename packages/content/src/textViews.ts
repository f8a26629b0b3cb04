import {
  type ArticleSummary,
  type ProseBlock,
  QUESTION_GROUPS,
  type Question,
  type QuestionGroup,
  type TextPage,
} from '@mashrabiya/contract';
import { getOtherLanguage, type Language } from '@mashrabiya/i18n';
import type { Text } from './parseText.ts';
import type { TextLibrary } from './TextLibrary.ts';

/** Number of related articles below an article. */
const RELATED_COUNT = 3;

export const toTextPage = ({ slug, front, opening, sections }: Text): TextPage => ({
  slug,
  title: front.title,
  summary: front.summary,
  date: front.date,
  checked: front.checked,
  version: front.version,
  opening,
  sections,
  sources: front.sources.map(({ title, url = null }) => ({ title, url })),
  review: ('review' in front && front.review) || null,
});

export const toArticleSummary = ({ slug, front, minutes }: Text<'articles'>): ArticleSummary => ({
  slug,
  title: front.title,
  summary: front.summary,
  date: front.date,
  category: front.category,
  minutes,
});

/** Related articles: same category first, each latest first. */
export function findRelated(article: Text<'articles'>, all: readonly Text<'articles'>[]): ArticleSummary[] {
  const others = all.filter(({ slug }) => slug !== article.slug);
  const isNear = ({ front }: Text<'articles'>) => front.category === article.front.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))]
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
    const other = library.find('questions', text.slug, getOtherLanguage(language))?.front;
    return {
      slug: text.slug,
      question: text.front.title,
      answer: toAnswer(text),
      also: other ? `${other.title} ${other.summary}` : '',
    };
  };
  const texts = library.all('questions', language);
  return QUESTION_GROUPS.map((group) => ({
    group,
    questions: texts.filter(({ front }) => front.group === group).map(toQuestion),
  })).filter(({ questions }) => questions.length > 0);
}
