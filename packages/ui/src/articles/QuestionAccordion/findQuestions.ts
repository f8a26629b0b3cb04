import { proseText, type QuestionGroup } from '@mashrabiya/contract';
import { foldedWords, foldText, withoutArticle } from '@mashrabiya/i18n';

/** The texts use British spelling; users type the American one too. */
const british = (word: string): string => word.replace('installment', 'instalment');

/**
 * Slugs of questions that contain all words of a query, in question or answer, in any Arabic spelling, with or without
 * article, or in the other language. An empty query finds all.
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
