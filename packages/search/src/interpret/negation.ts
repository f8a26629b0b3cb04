import { foldText, removeArticle } from '@mashrabiya/i18n';
import type { Token } from './tokens.ts';

const NEGATIONS: ReadonlySet<string> = new Set(
  'بدون غير بلا مش مو بلاش ماعدا without no not except mesh msh gher bdon'.split(' '),
);
/** Words allowed in between: `not in`, `without a`, `مش عايز`. */
const WORDS_BETWEEN: ReadonlySet<string> = new Set(
  'في ف ب عايز عاوز عايزه اي in at a an the any fi fe 3ayez'.split(' '),
);
const MAX_WORDS_BETWEEN = 2;

/** True for a folded negation word. */
const isNegation = (word: string): boolean => NEGATIONS.has(word);

/** Negation word that applies to the phrase at a token. */
export function findNegation(tokens: readonly Token[], position: number): Token | undefined {
  for (
    let previousPosition = position - 1;
    previousPosition >= Math.max(0, position - 1 - MAX_WORDS_BETWEEN);
    previousPosition--
  ) {
    const token = tokens[previousPosition];
    if (!token || token.isConsumed) return undefined;
    if (token.forms.some(isNegation)) return token;
    if (!token.forms.some((form) => WORDS_BETWEEN.has(form))) return undefined;
  }
  return undefined;
}

export const isNegated = (tokens: readonly Token[], position: number): boolean =>
  findNegation(tokens, position) !== undefined;

/** Two words name a floor: `ground floor`, `الدور الأرضي`. */
const FLOOR = /^(?:floors?|storey|دور|طابق)$/;
const WHICH_FLOOR =
  /^(?:ground|first|last|top|second|third|\d+(?:st|nd|rd|th)?|ارضي|اول|اخير|اخر|تاني|ثاني|تالت|ثالث|بدروم)$/;

/** Number of words from a position on that one preceding negation covers. */
function countNegated(words: readonly string[], position: number): number {
  const fold = (wordIndex: number) => removeArticle(foldText(words[wordIndex] ?? ''));
  let nounIndex = position;
  while (nounIndex - position < MAX_WORDS_BETWEEN && WORDS_BETWEEN.has(foldText(words[nounIndex] ?? ''))) nounIndex++;
  if (words[nounIndex] === undefined) return 1;
  const [firstWord, secondWord] = [fold(nounIndex), fold(nounIndex + 1)];
  const isPair =
    (FLOOR.test(firstWord) && WHICH_FLOOR.test(secondWord)) || (WHICH_FLOOR.test(firstWord) && FLOOR.test(secondWord));
  return nounIndex - position + (isPair ? 2 : 1);
}

/** Splits words into wanted and negated ones: `هادية من غير جراج` wants quiet and no garage. */
export function splitNegated(words: readonly string[]): { wantedWords: string[]; negatedWords: string[] } {
  const wantedWords: string[] = [];
  const negatedWords: string[] = [];
  for (let position = 0; position < words.length; ) {
    const start = position;
    while (position < words.length && isNegation(words[position]?.toLowerCase() ?? '')) position++;
    if (position === start) wantedWords.push(words[position++] ?? '');
    else {
      if (position < words.length) position += countNegated(words, position);
      negatedWords.push(words.slice(start, position).join(' '));
    }
  }
  return { wantedWords, negatedWords };
}
