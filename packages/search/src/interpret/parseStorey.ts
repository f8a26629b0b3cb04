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
const GROUND_FLOOR_PHRASES = [
  'ground floor',
  'groundfloor',
  'floor 0',
  'دور ارضي',
  'طابق ارضي',
  'ارضي',
  'dor ardy',
  'dor ardi',
];
const MAX_NUMBERED_STOREY = 40;

export const STOREY_PHRASES = new Phrases<number>();
for (const text of GROUND_FLOOR_PHRASES) STOREY_PHRASES.add(text, 0);
ORDINALS.forEach(([english, arabic], index) => {
  STOREY_PHRASES.add(`${english} floor`, index + 1);
  for (const ordinal of arabic) {
    for (const text of [`دور ${ordinal}`, `طابق ${ordinal}`, `${ordinal} دور`]) STOREY_PHRASES.add(text, index + 1);
  }
});
for (let storey = 1; storey <= MAX_NUMBERED_STOREY; storey++) {
  const storeyNames = [`${formatOrdinal(storey, 'en')} floor`, `floor ${storey}`, `دور ${storey}`, `طابق ${storey}`];
  for (const text of storeyNames) STOREY_PHRASES.add(text, storey);
}

const ABOVE_PHRASES = createPhrases<true>([['above | over | higher than | فوق | اعلى من', true]]);
const BELOW_PHRASES = createPhrases<true>([['below | under | lower than | تحت | اقل من', true]]);
const OR_HIGHER_PHRASES = createPhrases<true>([
  ['or higher | or above | and above | and up | او اعلى | او اكتر | فاعلى | واعلى | فما فوق', true],
]);
const MAX_BOUND_WORDS = 2;
/** "3 floors" is a count; only the singular names a storey. */
const PLURAL_FLOOR = /^(?:floors|storeys|stories|levels|ادوار|طوابق)$/;

/** Storey named at a token, unless the number counts something or names a place: `دور 6 أكتوبر`. */
function matchStorey(tokens: readonly Token[], position: number, places: Phrases<unknown>): Match<number> | undefined {
  const match = STOREY_PHRASES.matchAt(tokens, position);
  if (!match) return undefined;
  const words = tokens.slice(position, position + match.length);
  if (words.some(({ forms }) => forms.some((form) => PLURAL_FLOOR.test(form)))) return undefined;
  const lastPosition = position + match.length - 1;
  const isCount = tokens[lastPosition]?.value !== undefined && parseAmount(tokens, lastPosition)?.unit !== undefined;
  return isCount || (places.matchAt(tokens, lastPosition)?.length ?? 0) > 1 ? undefined : match;
}

const matchBefore = (phrases: Phrases<true>, tokens: readonly Token[], position: number): Match<true> | undefined =>
  Array.from({ length: MAX_BOUND_WORDS }, (_, words) => phrases.matchAt(tokens, position - words - 1)).find(
    (match, words) => match?.length === words + 1,
  );

/** Parses `ground floor`, `not ground floor`, `5th floor or higher`, `الدور التالت`; returns the parsed words. */
export function parseStorey(
  tokens: readonly Token[],
  filters: ListingFilters,
  places: Phrases<unknown>,
): readonly Token[] {
  for (let position = 0; position < tokens.length; position++) {
    const match = matchStorey(tokens, position, places);
    if (!match) continue;
    // `السابع دور أرضي`: the noun belongs to the next storey.
    const nextStorey = matchStorey(tokens, position + 1, places);
    if (nextStorey && nextStorey.length >= match.length) continue;
    const negation = findNegation(tokens, position);
    const [aboveMatch, belowMatch] = [
      matchBefore(ABOVE_PHRASES, tokens, position),
      matchBefore(BELOW_PHRASES, tokens, position),
    ];
    const orHigherMatch = OR_HIGHER_PHRASES.matchAt(tokens, position + match.length);
    const storey = match.meaning;
    if (negation && storey !== 0) {
      position += match.length - 1;
      continue;
    }
    if (negation || aboveMatch) filters.min_storey = storey + 1;
    else if (!belowMatch) filters.min_storey = storey;
    if (belowMatch) filters.max_storey = Math.max(0, storey - 1);
    else if (!negation && !aboveMatch && !orHigherMatch) filters.max_storey = storey;
    const start = negation ? tokens.indexOf(negation) : position - ((aboveMatch ?? belowMatch)?.length ?? 0);
    const parsedTokens = tokens.slice(start, position + match.length + (orHigherMatch?.length ?? 0));
    for (const token of parsedTokens) token.isConsumed = true;
    return parsedTokens;
  }
  return [];
}
