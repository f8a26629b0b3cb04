import type { ListingFilters } from '../listings/conditions.ts';
import { createPhrases } from './phrases.ts';
import { consume, type Token } from './tokens.ts';

const YEARS = createPhrases<true>([
  ['سنة | سنين | سنوات | عام | اعوام | year | years | yr | yrs | senen | sneen | sanawat', true],
]);
const TWO_YEARS = createPhrases<true>([['سنتين | two years', true]]);

/** "Over n years" means installments; the number of years only ranks listings. */
export function parseYears(tokens: readonly Token[], filters: ListingFilters): void {
  for (let at = 0; at < tokens.length; at++) {
    const isNumber = tokens[at]?.value !== undefined;
    const length = isNumber ? 1 + (YEARS.at(tokens, at + 1)?.length ?? 0) : (TWO_YEARS.at(tokens, at)?.length ?? 0);
    if (length < (isNumber ? 2 : 1)) continue;
    filters.payment ??= 'installment';
    consume(tokens, at, length);
    for (const token of tokens.slice(at, at + length)) token.isText = true;
  }
}
