import { type PlanVersionInput, uuidv7 } from '@mashrabiya/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { PlanVersionRow } from '../../db/tables/payment.ts';
import { selectCancelledIds } from './cancelledVersions.ts';

export const findPlansAt = (db: Kysely<Tables>, now: Date): Promise<PlanVersionRow[]> =>
  db
    .selectFrom('plan_version')
    .selectAll()
    .where('id', 'not in', selectCancelledIds(db))
    .distinctOn('plan_id')
    .where('valid_from', '<=', now)
    .orderBy('plan_id')
    .orderBy('valid_from', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findPlanVersions = (db: Kysely<Tables>) =>
  db
    .selectFrom('plan_version')
    .leftJoin('app_user', 'app_user.id', 'plan_version.created_by')
    .selectAll('plan_version')
    .select('app_user.email as author')
    .where('plan_version.id', 'not in', selectCancelledIds(db))
    .orderBy('plan_id')
    .orderBy('valid_from', 'desc')
    .orderBy('plan_version.created_at', 'desc')
    .orderBy('plan_version.id', 'desc')
    .execute();

export const findPlanVersionsById = (db: Kysely<Tables>, ids: readonly string[]): Promise<PlanVersionRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('plan_version').selectAll().where('id', 'in', ids).execute();

export async function addPlanVersion(
  db: Kysely<Tables>,
  plan: Pick<PlanVersionRow, 'plan_id' | 'kind'>,
  { valid_from, ...input }: PlanVersionInput,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const id = uuidv7(now);
  const newRow = { id, valid_from: new Date(valid_from), created_by: userId, created_at: now };
  await db
    .insertInto('plan_version')
    .values({ ...input, plan_id: plan.plan_id, kind: plan.kind, ...newRow })
    .execute();
  return id;
}

/** Next plan id, locked until the transaction ends. */
export async function findNextPlanId(tx: Transaction<Tables>): Promise<number> {
  await sql`lock table plan_version in share row exclusive mode`.execute(tx);
  const { last } = await tx
    .selectFrom('plan_version')
    .select(({ fn }) => fn.max('plan_id').as('last'))
    .executeTakeFirstOrThrow();
  return last + 1;
}
