import { type QuestionGroup, toPlainText } from '@mashrabiya/contract';
import { foldText, foldWords, removeArticle } from '@mashrabiya/i18n';

/** The texts use British spelling; users type the American one too. */
const toBritishSpelling = (word: string): string => word.replace('installment', 'instalment');

/**
 * Slugs of questions that contain all words of a query, in question or answer, in any Arabic spelling, with or without
 * article, or in the other language. An empty query finds all.
 */
export function findQuestions(groups: readonly QuestionGroup[], query: string): Set<string> {
  const words = foldWords(query).map(removeArticle).map(toBritishSpelling);
  const allQuestions = groups.flatMap(({ questions }) => questions);
  const matchingQuestions = allQuestions.filter(({ question, answer, also }) => {
    const text = foldText(`${question} ${toPlainText(answer)} ${also}`);
    return words.every((word) => text.includes(word));
  });
  return new Set(matchingQuestions.map(({ slug }) => slug));
}
