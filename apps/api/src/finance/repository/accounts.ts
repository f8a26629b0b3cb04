import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Account } from '../../db/tables/payment.ts';

export interface AccountTotals {
  account: Account;
  debit: number;
  credit: number;
}

export async function sumAccounts(db: Kysely<Tables>): Promise<AccountTotals[]> {
  const { rows } = await sql<AccountTotals>`
    select account, sum(debit)::bigint as debit, sum(credit)::bigint as credit from (
      select debit as account, amount as debit, 0 as credit from money_entry
      union all select credit, 0, amount from money_entry
    ) sides group by account order by account`.execute(db);
  return rows;
}
