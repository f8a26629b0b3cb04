import type { Insertable, Kysely } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { SandboxPaymentTable } from '../../db/tables/payment.ts';
import { PaymobTransaction } from '../paymob/transaction.ts';

const Transactions = z.array(PaymobTransaction);

export const insertSandboxPayment = (db: Kysely<Tables>, payment: Insertable<SandboxPaymentTable>) =>
  db.insertInto('sandbox_payment').values(payment).execute();

export async function findSandboxPayment(db: Kysely<Tables>, ref: string) {
  const row = await db.selectFrom('sandbox_payment').selectAll().where('ref', '=', ref).executeTakeFirst();
  return row && { ...row, transactions: Transactions.parse(row.transactions) };
}

export const setTransactions = (db: Kysely<Tables>, ref: string, transactions: readonly PaymobTransaction[]) =>
  db
    .updateTable('sandbox_payment')
    .set({ transactions: JSON.stringify(transactions) })
    .where('ref', '=', ref)
    .execute();

export const addTransaction = (db: Kysely<Tables>, ref: string, transaction: PaymobTransaction) =>
  db
    .updateTable('sandbox_payment')
    .set({ transactions: sql`transactions || ${JSON.stringify([transaction])}::jsonb` })
    .where('ref', '=', ref)
    .execute();
