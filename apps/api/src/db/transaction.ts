import { type Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

const MAX_ATTEMPTS = 5;
/** Serialization failure and deadlock: the transaction must be retried as a whole. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);

const getErrorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Runs work in a transaction, and retries it if the engine requires it. Work must use only this transaction. Within
 * another transaction, work is part of it, and its caller retries.
 */
export async function inTransaction<T>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  if (db instanceof Transaction) return work(db);
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE_CODES.has(String(getErrorCode(error)))) throw error;
    }
  }
}
