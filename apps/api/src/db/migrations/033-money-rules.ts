import { type Kysely, sql } from 'kysely';

/** Rules that applied without a stored setting, so that the finance role could neither see nor change them. */
const RULES: readonly { key: string; held: readonly number[]; sum?: number }[] = [
  { key: 'adsteps', held: [10, 10, 10], sum: 30 },
  { key: 'freetrial', held: [3, 1, 1] },
];

const BEGINNING = new Date(0);

/** Parses a setting such as `10,10,10`; undefined if it is invalid and therefore had no effect. */
function readSet(text: string | undefined, sum: number | undefined): number[] | undefined {
  const numbers = (text ?? '').split(',').map(Number);
  const isWhole =
    text !== undefined && numbers.length === 3 && numbers.every((one) => Number.isInteger(one) && one >= 0);
  const total = numbers.reduce((all, one) => all + one, 0);
  return isWhole && (sum === undefined || total === sum) ? numbers : undefined;
}

/** Each run is charged once and returned once, whatever its rank, and an order is granted to one user only. */
const GUARDS = [
  `create unique index ad_credit_entry_once on ad_credit_entry (reason, reference) where reason in ('use', 'return')`,
  `create unique index ad_credit_entry_of_order on ad_credit_entry (reference, ranking) where reason = 'purchase'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ key: string; value: string }>`select key, value from configuration`.execute(db);
  const set = new Map(rows.map(({ key, value }) => [key, value]));
  for (const { key, held, sum } of RULES) {
    const value = JSON.stringify(readSet(set.get(key), sum) ?? held);
    await sql`insert into dated_setting (id, key, value, valid_from, created_at)
      values (gen_random_uuid(), ${key}, ${value}, ${BEGINNING}, ${BEGINNING})`.execute(db);
  }
  for (const statement of GUARDS) await sql.raw(statement).execute(db);
}
