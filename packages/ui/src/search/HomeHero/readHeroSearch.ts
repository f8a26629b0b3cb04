import { ACTIONS, PROPERTY_TYPES } from '@mashrabiya/contract';
import { parseAmount, toWholeAmount } from '../../forms/amount/parseAmount.ts';
import type { FieldSource } from '../filters/readFilters.ts';
import type { HeroSearch } from './homeHeroProps.ts';

export function readHeroSearch(source: FieldSource): HeroSearch {
  const getText = (name: string) => String(source.getAll(name)[0] ?? '').trim();
  return {
    action: ACTIONS.find((candidate) => candidate === getText('action')) ?? 'forsell',
    query: getText('query'),
    type: PROPERTY_TYPES.find((candidate) => candidate === getText('type')),
    max_price: toWholeAmount(parseAmount(getText('max_price'))),
  };
}
