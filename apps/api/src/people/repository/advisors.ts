import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { AdvisorRow, AdvisorTable } from '../../db/tables/people.ts';
import { selectPendingDecisions } from '../../decisions/repository/pendingDecisions.ts';
import type { ListedAdvisor } from '../rules/toAdvisor.ts';

/** Stores an application; after a rejection, in the same row. Undefined if one is pending or accepted. */
export const insertApplication = (
  tx: Kysely<Tables>,
  application: Insertable<AdvisorTable>,
): Promise<AdvisorRow | undefined> => {
  const { id: _, user_id: __, ...applicationFields } = application;
  return tx
    .insertInto('advisor')
    .values(application)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...applicationFields, decided_at: null, note_ar: '', note_en: '' })
        .where('advisor.state', '=', 'rejected'),
    )
    .returningAll()
    .executeTakeFirst();
};

export const findApplication = (db: Kysely<Tables>, userId: string): Promise<AdvisorRow | undefined> =>
  db.selectFrom('advisor').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const lockApplication = (tx: Kysely<Tables>, id: string): Promise<AdvisorRow | undefined> =>
  tx.selectFrom('advisor').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** All listed advisors, the best rated first, then the most experienced. They are a few hundred at most. */
export const findListedAdvisors = (db: Kysely<Tables>): Promise<ListedAdvisor[]> =>
  db
    .selectFrom('advisor')
    .innerJoin('app_user', 'app_user.id', 'advisor.user_id')
    .selectAll('advisor')
    .select(['app_user.rating', 'app_user.name_ar', 'app_user.name_en'])
    .select((value) =>
      value
        .selectFrom('review')
        .whereRef('review.provider_id', '=', 'app_user.id')
        .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('reviews'))
        .$asScalar()
        .$notNull()
        .as('reviews'),
    )
    .where('advisor.state', '=', 'accepted')
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.blocked_at', 'is', null)
    .orderBy(sql`app_user.rating desc nulls last`)
    .orderBy('advisor.years_of_experience', 'desc')
    .orderBy('advisor.id')
    .execute();

/** Pending applications without a decision that can still be undone. */
const selectWaiting = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('advisor')
    .innerJoin('app_user', 'app_user.id', 'advisor.user_id')
    .where('advisor.state', '=', 'pending')
    .where('app_user.blocked_at', 'is', null)
    .where('advisor.id', 'not in', selectPendingDecisions(db, 'advisor', now));

export async function countWaitingApplications(db: Kysely<Tables>, moderatorId: string, now: Date): Promise<number> {
  const { count } = await selectWaiting(db, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('advisor.user_id', '<>', moderatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findApplicationClaims = (db: Kysely<Tables>, now: Date) =>
  selectWaiting(db, now).select(['advisor.claimed_by', 'advisor.claimed_until']);

export function claimOldestApplication(
  db: Kysely<Tables>,
  { moderatorId, now, until }: { moderatorId: string; now: Date; until: Date },
): Promise<AdvisorRow | undefined> {
  const isFree = sql<boolean>`(advisor.claimed_until is null or advisor.claimed_until <= ${now} or advisor.claimed_by = ${moderatorId})`;
  return db
    .with('oldest', () =>
      selectWaiting(db, now)
        .select('advisor.id')
        .where(isFree)
        .where('advisor.user_id', '<>', moderatorId)
        .orderBy(sql`(advisor.claimed_by = ${moderatorId}) is true`, 'desc')
        .orderBy('advisor.submitted_at')
        .orderBy('advisor.id')
        .limit(1)
        .forUpdate('advisor')
        .skipLocked(),
    )
    .updateTable('advisor')
    .from('oldest')
    .set({ claimed_by: moderatorId, claimed_until: until })
    .whereRef('advisor.id', '=', 'oldest.id')
    .returningAll('advisor')
    .executeTakeFirst();
}

export async function setApplicationHolder(
  tx: Kysely<Tables>,
  id: string,
  holder: { moderatorId: string; until: Date } | null,
): Promise<void> {
  const claim = { claimed_by: holder?.moderatorId ?? null, claimed_until: holder?.until ?? null };
  await tx.updateTable('advisor').set(claim).where('id', '=', id).execute();
}

export async function decideApplication(
  tx: Kysely<Tables>,
  id: string,
  { state, note_ar, note_en, now }: Pick<AdvisorRow, 'state' | 'note_ar' | 'note_en'> & { now: Date },
): Promise<void> {
  await tx
    .updateTable('advisor')
    .set({ state, note_ar, note_en, decided_at: now, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes a user's application; the orphans job deletes its picture. */
export async function deleteApplication(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('advisor').where('user_id', '=', userId).execute();
}
