import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';

const ATTEMPTS = 5;
/** Serialization failure and deadlock: the engine asks for the whole transaction again. */
const RETRYABLE = new Set(['40001', '40P01']);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Runs work in a transaction, again when the engine asks for it. The work must use only the handed-in transaction. */
export async function inTransaction<T>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(String(codeOf(error)))) throw error;
    }
  }
}
