import type { Token } from './tokens.ts';

/** Words that say that what follows them is not wanted. */
const NOT: ReadonlySet<string> = new Set(
  'بدون غير بلا مش مو بلاش ماعدا without no not except mesh msh gher bdon'.split(' '),
);
/** Words that may stand between: `not in`, `without a`, `مش عايز`. */
const BETWEEN: ReadonlySet<string> = new Set('في ف ب عايز عاوز عايزه اي in at a an the any fi fe 3ayez'.split(' '));
const MOST_BETWEEN = 2;

/** Whether a word, folded, says that what follows is not wanted. */
export const isNot = (word: string): boolean => NOT.has(word);

/** The word that says that what begins at a token is not wanted. */
export function denialOf(tokens: readonly Token[], at: number): Token | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_BETWEEN); before--) {
    const token = tokens[before];
    if (!token || token.taken) return undefined;
    if (token.forms.some(isNot)) return token;
    if (!token.forms.some((form) => BETWEEN.has(form))) return undefined;
  }
  return undefined;
}

/** Whether what begins at a token is said not to be wanted. */
export const isDenied = (tokens: readonly Token[], at: number): boolean => denialOf(tokens, at) !== undefined;

/**
 * Splits the words of a text into those that are wanted and those that are not: `هادية من غير جراج` wants quiet, and
 * names no garage.
 */
export function withoutDenied(words: readonly string[]): { wanted: string[]; denied: string[] } {
  const wanted: string[] = [];
  const denied: string[] = [];
  let not: string[] = [];
  for (const word of words) {
    if (isNot(word.toLowerCase())) not.push(word);
    else if (not.length > 0) {
      denied.push([...not, word].join(' '));
      not = [];
    } else wanted.push(word);
  }
  return { wanted, denied: [...denied, ...not] };
}
