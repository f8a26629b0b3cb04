import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { CompanyRequestRow } from '../../db/tables/company.ts';

/** Stores a pending request; undefined if the user has one. */
export const insertRequest = (
  tx: Kysely<Tables>,
  request: Insertable<Tables['company_request']>,
): Promise<CompanyRequestRow | undefined> =>
  tx
    .insertInto('company_request')
    .values(request)
    .onConflict((conflict) => conflict.column('user_id').where(sql<boolean>`state = 'pending'`).doNothing())
    .returningAll()
    .executeTakeFirst();

export const findLatestRequest = (db: Kysely<Tables>, userId: string): Promise<CompanyRequestRow | undefined> =>
  db
    .selectFrom('company_request')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Deletes a user's pending request, and keeps its photos like new ones; false if there is none. */
export async function deletePendingRequest(
  tx: Transaction<Tables>,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('company_request')
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  await tx
    .updateTable('company_paper')
    .set({ created_at: now })
    .where('user_id', '=', userId)
    .where('request_id', 'is', null)
    .execute();
  return deleted !== undefined;
}

export const findRequest = (db: Kysely<Tables>, id: string): Promise<CompanyRequestRow | undefined> =>
  db.selectFrom('company_request').selectAll().where('id', '=', id).executeTakeFirst();

export const lockRequest = (tx: Transaction<Tables>, id: string): Promise<CompanyRequestRow | undefined> =>
  tx.selectFrom('company_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const selectPending = (db: Kysely<Tables>) =>
  db
    .selectFrom('company_request')
    .innerJoin('app_user', 'app_user.id', 'company_request.user_id')
    .where('company_request.state', '=', 'pending')
    .where('app_user.blocked_at', 'is', null);

export async function countPendingRequests(db: Kysely<Tables>, moderatorId: string): Promise<number> {
  const { count } = await selectPending(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_request.user_id', '<>', moderatorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findRequestClaims = (db: Kysely<Tables>) =>
  selectPending(db).select(['company_request.claimed_by', 'company_request.claimed_until']);

export function claimOldestRequest(
  db: Kysely<Tables>,
  { moderatorId, now, until }: { moderatorId: string; now: Date; until: Date },
): Promise<CompanyRequestRow | undefined> {
  const isOwnClaim = sql<boolean>`(company_request.claimed_by = ${moderatorId}) is true`;
  const isFree = sql<boolean>`(company_request.claimed_until is null or company_request.claimed_until <= ${now} or ${isOwnClaim})`;
  return db
    .with('oldest', () =>
      selectPending(db)
        .select('company_request.id')
        .where(isFree)
        .where('company_request.user_id', '<>', moderatorId)
        .orderBy(isOwnClaim, 'desc')
        .orderBy('company_request.submitted_at')
        .orderBy('company_request.id')
        .limit(1)
        .forUpdate('company_request')
        .skipLocked(),
    )
    .updateTable('company_request')
    .from('oldest')
    .set({ claimed_by: moderatorId, claimed_until: until })
    .whereRef('company_request.id', '=', 'oldest.id')
    .returningAll('company_request')
    .executeTakeFirst();
}

/** Other sellers whose current company has the same register number. */
export const findSellersWithNumber = (
  db: Kysely<Tables>,
  { user_id, register_number }: Pick<CompanyRequestRow, 'user_id' | 'register_number'>,
) =>
  db
    .selectFrom('app_user')
    .select(['id', 'name_ar', 'name_en'])
    .where('company_verified_at', 'is not', null)
    .where('id', '<>', user_id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('company_request')
          .select('company_request.id')
          .whereRef('company_request.user_id', '=', 'app_user.id')
          .where('company_request.state', '=', 'accepted')
          .where('company_request.register_number', '=', register_number)
          .whereRef('company_request.decided_at', '=', 'app_user.company_verified_at'),
      ),
    )
    .orderBy('id')
    .execute();

type Notes = Pick<CompanyRequestRow, 'note_ar' | 'note_en'>;
type Decision = Notes & Pick<CompanyRequestRow, 'state'> & { now: Date };

export async function saveDecision(tx: Transaction<Tables>, id: string, { now, ...decision }: Decision): Promise<void> {
  await tx
    .updateTable('company_request')
    .set({ ...decision, decided_at: now, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .execute();
}

/** Keeps the time of the approval: the photos are deleted a month after it. */
export async function saveRevocation(tx: Transaction<Tables>, id: string, notes: Notes): Promise<void> {
  await tx
    .updateTable('company_request')
    .set({ ...notes, state: 'revoked' })
    .where('id', '=', id)
    .execute();
}

export const findApprovedRequest = (db: Kysely<Tables>, userId: string): Promise<CompanyRequestRow | undefined> =>
  db
    .selectFrom('company_request')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findRequests = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('company_request')
    .select(['id', 'state', 'company_name', 'register_number', 'valid_until'])
    .select(['submitted_at', 'decided_at', 'note_ar', 'note_en'])
    .where('user_id', '=', userId)
    .orderBy('submitted_at')
    .execute();

/** Deletes a user's requests; the orphans job deletes the photos. */
export async function eraseCompany(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('company_request').where('user_id', '=', userId).execute();
  await tx.updateTable('company_paper').set({ user_id: null }).where('user_id', '=', userId).execute();
}
