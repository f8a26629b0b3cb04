import { foldText, removeArticle } from '@mashrabiya/i18n';
import type { Token } from './tokens.ts';

const NEGATIONS: ReadonlySet<string> = new Set(
  'بدون غير بلا مش مو بلاش ماعدا without no not except mesh msh gher bdon'.split(' '),
);
/** Words allowed in between: `not in`, `without a`, `مش عايز`. */
const BETWEEN: ReadonlySet<string> = new Set('في ف ب عايز عاوز عايزه اي in at a an the any fi fe 3ayez'.split(' '));
const MAX_BETWEEN = 2;

/** True for a folded negation word. */
export const isNegation = (word: string): boolean => NEGATIONS.has(word);

/** Negation word that applies to the phrase at a token. */
export function findNegation(tokens: readonly Token[], at: number): Token | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 1 - MAX_BETWEEN); before--) {
    const token = tokens[before];
    if (!token || token.isConsumed) return undefined;
    if (token.forms.some(isNegation)) return token;
    if (!token.forms.some((form) => BETWEEN.has(form))) return undefined;
  }
  return undefined;
}

export const isNegated = (tokens: readonly Token[], at: number): boolean => findNegation(tokens, at) !== undefined;

/** Two words name a floor: `ground floor`, `الدور الأرضي`. */
const FLOOR = /^(?:floors?|storey|دور|طابق)$/;
const WHICH_FLOOR =
  /^(?:ground|first|last|top|second|third|\d+(?:st|nd|rd|th)?|ارضي|اول|اخير|اخر|تاني|ثاني|تالت|ثالث|بدروم)$/;

/** Number of words from a position on that one preceding negation covers. */
function countNegated(words: readonly string[], at: number): number {
  const fold = (word: number) => removeArticle(foldText(words[word] ?? ''));
  let noun = at;
  while (noun - at < MAX_BETWEEN && BETWEEN.has(foldText(words[noun] ?? ''))) noun++;
  if (words[noun] === undefined) return 1;
  const [one, next] = [fold(noun), fold(noun + 1)];
  const isPair = (FLOOR.test(one) && WHICH_FLOOR.test(next)) || (WHICH_FLOOR.test(one) && FLOOR.test(next));
  return noun - at + (isPair ? 2 : 1);
}

/** Splits words into wanted and negated ones: `هادية من غير جراج` wants quiet and no garage. */
export function splitNegated(words: readonly string[]): { wanted: string[]; denied: string[] } {
  const wanted: string[] = [];
  const denied: string[] = [];
  for (let at = 0; at < words.length; ) {
    const start = at;
    while (at < words.length && isNegation(words[at]?.toLowerCase() ?? '')) at++;
    if (at === start) wanted.push(words[at++] ?? '');
    else {
      if (at < words.length) at += countNegated(words, at);
      denied.push(words.slice(start, at).join(' '));
    }
  }
  return { wanted, denied };
}
