import { proseText, type QuestionGroup } from '@mashrabiya/contract';
import { foldedWords, foldText, withoutArticle } from '@mashrabiya/i18n';

/**
 * The slugs of the questions that hold every word of a query, in the question or its answer, however the Arabic is spelt
 * and with or without its article, or in the other language. An empty query finds all.
 */
export function findQuestions(groups: readonly QuestionGroup[], query: string): Set<string> {
  const words = foldedWords(query).map(withoutArticle);
  const all = groups.flatMap(({ questions }) => questions);
  const found = all.filter(({ question, answer, also }) => {
    const text = foldText(`${question} ${proseText(answer)} ${also}`);
    return words.every((word) => text.includes(word));
  });
  return new Set(found.map(({ slug }) => slug));
}
