import { foldedWords, foldText, withoutArticle } from '@mashrabiya/i18n';

/** A question with its answer; the id is its address within the page. */
export interface Question {
  id: string;
  question: string;
  /** Lines are kept. */
  answer: string;
}

export interface QuestionGroup {
  title: string;
  questions: readonly Question[];
}

/**
 * The ids of the questions that hold every word of a query, in the question or its answer, however the Arabic is
 * spelt and with or without its article. An empty query finds all.
 */
export function findQuestions(groups: readonly QuestionGroup[], query: string): Set<string> {
  const words = foldedWords(query).map(withoutArticle);
  const all = groups.flatMap(({ questions }) => questions);
  const found = all.filter(({ question, answer }) => {
    const text = foldText(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
  return new Set(found.map(({ id }) => id));
}
