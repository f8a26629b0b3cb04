import type { ListingFilters } from '../listings/conditions.ts';
import { phrasesOf } from './phrases.ts';
import { type Token, take } from './tokens.ts';

const YEARS = phrasesOf<true>([
  ['سنة | سنين | سنوات | عام | اعوام | year | years | yr | yrs | senen | sneen | sanawat', true],
]);
const TWO_YEARS = phrasesOf<true>([['سنتين | two years', true]]);

/** "Over n years" means installments; the number of years only ranks listings. */
export function understandYears(tokens: readonly Token[], filters: ListingFilters): void {
  for (let at = 0; at < tokens.length; at++) {
    const isNumber = tokens[at]?.value !== undefined;
    const length = isNumber ? 1 + (YEARS.at(tokens, at + 1)?.length ?? 0) : (TWO_YEARS.at(tokens, at)?.length ?? 0);
    if (length < (isNumber ? 2 : 1)) continue;
    filters.payment ??= 'installment';
    take(tokens, at, length);
    for (const token of tokens.slice(at, at + length)) token.isText = true;
  }
}
