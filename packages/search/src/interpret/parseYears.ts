import type { ListingFilters } from '../listings/conditions.ts';
import { createPhrases } from './phrases.ts';
import { consume, type Token } from './tokens.ts';

const YEAR_PHRASES = createPhrases<true>([
  ['سنة | سنين | سنوات | عام | اعوام | year | years | yr | yrs | senen | sneen | sanawat', true],
]);
const TWO_YEAR_PHRASES = createPhrases<true>([['سنتين | two years', true]]);

/** "Over n years" means installments; the number of years only ranks listings. */
export function parseYears(tokens: readonly Token[], filters: ListingFilters): void {
  for (let position = 0; position < tokens.length; position++) {
    const isNumber = tokens[position]?.value !== undefined;
    const length = isNumber
      ? 1 + (YEAR_PHRASES.matchAt(tokens, position + 1)?.length ?? 0)
      : (TWO_YEAR_PHRASES.matchAt(tokens, position)?.length ?? 0);
    if (length < (isNumber ? 2 : 1)) continue;
    filters.payment ??= 'installment';
    consume(tokens, position, length);
    for (const token of tokens.slice(position, position + length)) token.isText = true;
  }
}
