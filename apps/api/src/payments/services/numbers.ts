import { cairoDay } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { nextNumber } from '../repository/money.ts';

/** Receipt number: the year in Egypt, and the sequence number in it. */
export async function numberFor(tx: Transaction<Tables>, series: 'receipt' | 'credit', now: Date): Promise<string> {
  const year = cairoDay(now).slice(0, 4);
  const number = await nextNumber(tx, `${series} ${year}`);
  return `${series === 'credit' ? 'C' : ''}${year}-${String(number).padStart(6, '0')}`;
}
