import { ACTIONS, PROPERTY_TYPES } from '@mashrabiya/contract';
import { parseAmount, toWholeAmount } from '../../forms/amount/parseAmount.ts';
import type { FieldSource } from '../filters/readFilters.ts';
import type { HeroSearch } from './homeHeroProps.ts';

export function readHeroSearch(source: FieldSource): HeroSearch {
  const text = (name: string) => String(source.getAll(name)[0] ?? '').trim();
  return {
    action: ACTIONS.find((candidate) => candidate === text('action')) ?? 'forsell',
    query: text('query'),
    type: PROPERTY_TYPES.find((candidate) => candidate === text('type')),
    max_price: toWholeAmount(parseAmount(text('max_price'))),
  };
}
