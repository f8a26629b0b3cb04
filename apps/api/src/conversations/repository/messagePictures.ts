import type { PrivatePicture } from '@mashrabiya/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { MessageRow } from '../../db/tables/conversation.ts';

interface UploadedPicture {
  userId: string;
  picture: PrivatePicture;
  now: Date;
}

export async function insertUploadedPicture(
  db: Kysely<Tables>,
  { userId, picture, now }: UploadedPicture,
): Promise<void> {
  const row = { id: picture.id, user_id: userId, message_id: null, picture: JSON.stringify(picture), created_at: now };
  await db.insertInto('message_picture').values(row).execute();
}

/** Locks pictures that a user has uploaded and not sent; omits all others. */
export async function lockUploadedPictures(
  tx: Transaction<Tables>,
  userId: string,
  ids: readonly string[],
): Promise<PrivatePicture[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('message_picture')
    .select('picture')
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    // One order for all transactions, against deadlocks.
    .orderBy('id')
    .forUpdate()
    .execute();
  const pictureById = new Map(rows.map(({ picture }) => [picture.id, picture]));
  return [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id) => pictureById.get(id) ?? []);
}

export async function attachPictures(
  tx: Transaction<Tables>,
  { id, pictures }: Pick<MessageRow, 'id' | 'pictures'>,
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .updateTable('message_picture')
    .set({ message_id: id, user_id: null })
    .where(
      'id',
      'in',
      pictures.map((picture) => picture.id),
    )
    .execute();
}

/** Uploader of a picture that is not sent, or the conversation of its message. */
export const findPictureAccess = (db: Kysely<Tables>, id: string) =>
  db
    .selectFrom('message_picture')
    .leftJoin('message', 'message.id', 'message_picture.message_id')
    .select(['message_picture.user_id', 'message.conversation_id'])
    .where('message_picture.id', '=', id)
    .executeTakeFirst();

export async function eraseUploader(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx.updateTable('message_picture').set({ user_id: null }).where('user_id', '=', userId).execute();
}

export async function deleteUnsentPictures(db: Kysely<Tables>, cutoff: Date, limit: number): Promise<string[]> {
  const unsent = db
    .selectFrom('message_picture')
    .select('id')
    .where('message_id', 'is', null)
    .where('created_at', '<', cutoff)
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await db.deleteFrom('message_picture').where('id', 'in', unsent).returning('id').execute();
  return rows.map(({ id }) => id);
}
