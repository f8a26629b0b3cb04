import { formatOrdinal } from '@mashrabiya/i18n';
import type { ListingFilters } from '../listings/conditions.ts';
import { parseAmount } from './amounts.ts';
import { findNegation } from './negation.ts';
import { createPhrases, type Match, Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Storeys named by an ordinal. */
const ORDINALS: readonly (readonly [english: string, arabic: readonly string[]])[] = [
  ['first', ['اول']],
  ['second', ['تاني', 'ثاني']],
  ['third', ['تالت', 'ثالث']],
  ['fourth', ['رابع']],
  ['fifth', ['خامس']],
  ['sixth', ['سادس']],
  ['seventh', ['سابع']],
  ['eighth', ['تامن', 'ثامن']],
  ['ninth', ['تاسع']],
  ['tenth', ['عاشر']],
];
const GROUND = ['ground floor', 'groundfloor', 'floor 0', 'دور ارضي', 'طابق ارضي', 'ارضي', 'dor ardy', 'dor ardi'];
const MAX_NUMBERED = 40;

export const STOREY_PHRASES = new Phrases<number>();
for (const text of GROUND) STOREY_PHRASES.add(text, 0);
ORDINALS.forEach(([english, arabic], index) => {
  STOREY_PHRASES.add(`${english} floor`, index + 1);
  for (const ordinal of arabic) {
    for (const text of [`دور ${ordinal}`, `طابق ${ordinal}`, `${ordinal} دور`]) STOREY_PHRASES.add(text, index + 1);
  }
});
for (let storey = 1; storey <= MAX_NUMBERED; storey++) {
  const numbered = [`${formatOrdinal(storey, 'en')} floor`, `floor ${storey}`, `دور ${storey}`, `طابق ${storey}`];
  for (const text of numbered) STOREY_PHRASES.add(text, storey);
}

const ABOVE = createPhrases<true>([['above | over | higher than | فوق | اعلى من', true]]);
const BELOW = createPhrases<true>([['below | under | lower than | تحت | اقل من', true]]);
const OR_HIGHER = createPhrases<true>([
  ['or higher | or above | and above | and up | او اعلى | او اكتر | فاعلى | واعلى | فما فوق', true],
]);
const MAX_BOUND_WORDS = 2;
/** "3 floors" is a count; only the singular names a storey. */
const PLURAL = /^(?:floors|storeys|stories|levels|ادوار|طوابق)$/;

/** Storey named at a token, unless the number counts something or names a place: `دور 6 أكتوبر`. */
function matchStorey(tokens: readonly Token[], at: number, places: Phrases<unknown>): Match<number> | undefined {
  const match = STOREY_PHRASES.at(tokens, at);
  if (!match) return undefined;
  const words = tokens.slice(at, at + match.length);
  if (words.some(({ forms }) => forms.some((form) => PLURAL.test(form)))) return undefined;
  const last = at + match.length - 1;
  const isCount = tokens[last]?.value !== undefined && parseAmount(tokens, last)?.unit !== undefined;
  return isCount || (places.at(tokens, last)?.length ?? 0) > 1 ? undefined : match;
}

const matchBefore = (phrases: Phrases<true>, tokens: readonly Token[], at: number): Match<true> | undefined =>
  Array.from({ length: MAX_BOUND_WORDS }, (_, words) => phrases.at(tokens, at - words - 1)).find(
    (match, words) => match?.length === words + 1,
  );

/** Parses `ground floor`, `not ground floor`, `5th floor or higher`, `الدور التالت`; returns the parsed words. */
export function parseStorey(
  tokens: readonly Token[],
  filters: ListingFilters,
  places: Phrases<unknown>,
): readonly Token[] {
  for (let at = 0; at < tokens.length; at++) {
    const match = matchStorey(tokens, at, places);
    if (!match) continue;
    // `السابع دور أرضي`: the noun belongs to the next storey.
    const next = matchStorey(tokens, at + 1, places);
    if (next && next.length >= match.length) continue;
    const denial = findNegation(tokens, at);
    const [above, below] = [matchBefore(ABOVE, tokens, at), matchBefore(BELOW, tokens, at)];
    const orHigher = OR_HIGHER.at(tokens, at + match.length);
    const storey = match.meaning;
    if (denial && storey !== 0) {
      at += match.length - 1;
      continue;
    }
    if (denial || above) filters.min_storey = storey + 1;
    else if (!below) filters.min_storey = storey;
    if (below) filters.max_storey = Math.max(0, storey - 1);
    else if (!denial && !above && !orHigher) filters.max_storey = storey;
    const start = denial ? tokens.indexOf(denial) : at - ((above ?? below)?.length ?? 0);
    const parsedTokens = tokens.slice(start, at + match.length + (orHigher?.length ?? 0));
    for (const token of parsedTokens) token.isConsumed = true;
    return parsedTokens;
  }
  return [];
}
