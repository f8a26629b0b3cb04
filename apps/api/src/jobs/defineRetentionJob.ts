import { HOUR_MS } from '@mashrabiya/contract';
import { type Expression, type ExpressionBuilder, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { JobHandler } from './JobRunner.ts';

const BATCH_SIZE = 1_000;

interface RuleOf<T extends keyof Tables> {
  table: T;
  key: readonly (keyof Tables[T] & string)[];
  /** Column with the time from which the lifetime counts; rows without it stay. */
  time: keyof Tables[T] & string;
  lifetimeMs: number;
  /** Further condition for rows that are older than `cutoff`. */
  only?: (eb: ExpressionBuilder<Tables, T>, cutoff: Date) => Expression<SqlBool>;
}
type RetentionRule = { [T in keyof Tables]: RuleOf<T> }[keyof Tables];

/** Defines a periodic job that deletes rows after their lifetime; in batches, so that no lock lasts long. */
export const defineRetentionJob = (rules: readonly RetentionRule[], everyMs = 6 * HOUR_MS) => ({
  everyMs,
  handler:
    ({ db }: { db: Kysely<Tables> }): JobHandler =>
    async (_, { now }) => {
      for (const rule of rules) {
        const deletion = buildDeletion(rule, new Date(now.getTime() - rule.lifetimeMs));
        while ((await deletion.execute(db)).numAffectedRows === BigInt(BATCH_SIZE));
      }
      return new Date(now.getTime() + everyMs);
    },
});

/** Repeats the condition in both places, because a row may be renewed between them. */
function buildDeletion({ table, key, time, only }: RetentionRule, cutoff: Date) {
  const condition = only?.(expressionBuilder<Tables, never>() as never, cutoff) ?? sql`true`;
  const isOld = sql`${sql.ref(time)} < ${cutoff}::timestamptz and ${condition}`;
  const columns = sql.join(key.map((column: string) => sql.ref(column)));
  return sql`delete from ${sql.table(table)}
    where (${columns}) in (select ${columns} from ${sql.table(table)} where ${isOld} limit ${sql.lit(BATCH_SIZE)})
      and ${isOld}`;
}
