import { formatCairoDay } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { incrementCounter } from '../repository/ledgerEntries.ts';

/** Receipt number: the year in Egypt, and the sequence number in that year. */
export async function createDocumentNumber(
  tx: Transaction<Tables>,
  series: 'receipt' | 'credit',
  now: Date,
): Promise<string> {
  const year = formatCairoDay(now).slice(0, 4);
  const number = await incrementCounter(tx, `${series} ${year}`);
  return `${series === 'credit' ? 'C' : ''}${year}-${String(number).padStart(6, '0')}`;
}
