import type { PrivatePicture } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface UploadedPaper {
  userId: string;
  picture: PrivatePicture;
  now: Date;
}

export async function insertPaper(db: Kysely<Tables>, { userId, picture, now }: UploadedPaper): Promise<void> {
  const row = { id: picture.id, user_id: userId, request_id: null, picture: JSON.stringify(picture), created_at: now };
  await db.insertInto('company_paper').values(row).execute();
}

/** Adds papers, also those of earlier requests, in this order; false if one is missing or another user's. */
export async function attachPapers(
  tx: Kysely<Tables>,
  { userId, requestId, ids }: { userId: string; requestId: string; ids: readonly string[] },
): Promise<boolean> {
  for (const [position, id] of ids.entries()) {
    const attached = await tx
      .updateTable('company_paper')
      .set({ request_id: requestId, position })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!attached) return false;
  }
  return true;
}

export async function findPapers(db: Kysely<Tables>, requestId: string): Promise<PrivatePicture[]> {
  const rows = await db
    .selectFrom('company_paper')
    .select('picture')
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute();
  return rows.map(({ picture }) => picture);
}

export async function findPaperIds(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('company_paper').select('id').where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export const findPaperAccess = (db: Kysely<Tables>, id: string) =>
  db
    .selectFrom('company_paper')
    .leftJoin('company_request', 'company_request.id', 'company_paper.request_id')
    .select(['company_paper.user_id', 'company_request.state'])
    .where('company_paper.id', '=', id)
    .executeTakeFirst();

/** Deletes papers without a request, and papers of decided requests, up to a limit; returns their ids. */
export async function deleteOldPapers(
  db: Kysely<Tables>,
  { unsentBefore, decidedBefore }: { unsentBefore: Date; decidedBefore: Date },
  limit: number,
): Promise<string[]> {
  const unused = db
    .selectFrom('company_paper')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('request_id', 'is', null), eb('created_at', '<', unsentBefore)]),
        eb(
          'request_id',
          'in',
          eb.selectFrom('company_request').select('company_request.id').where('decided_at', '<', decidedBefore),
        ),
      ]),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db.deleteFrom('company_paper').where('id', 'in', unused).returning('id').execute();
  return rows.map(({ id }) => id);
}
