import { proseText, type QuestionGroup } from '@mashrabiya/contract';
import { foldedWords, foldText, withoutArticle } from '@mashrabiya/i18n';

/** The texts are in British spelling; people type the American one too. */
const british = (word: string): string => word.replace('installment', 'instalment');

/**
 * The slugs of the questions that hold every word of a query, in the question or its answer, however the Arabic is spelt
 * and with or without its article, or in the other language. An empty query finds all.
 */
export function findQuestions(groups: readonly QuestionGroup[], query: string): Set<string> {
  const words = foldedWords(query).map(withoutArticle).map(british);
  const all = groups.flatMap(({ questions }) => questions);
  const found = all.filter(({ question, answer, also }) => {
    const text = foldText(`${question} ${proseText(answer)} ${also}`);
    return words.every((word) => text.includes(word));
  });
  return new Set(found.map(({ slug }) => slug));
}
