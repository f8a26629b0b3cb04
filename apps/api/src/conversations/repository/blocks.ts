import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface Block {
  blockerId: string;
  blockedId: string;
}

export async function insertBlock(
  db: Kysely<Tables>,
  { blockerId, blockedId, now }: Block & { now: Date },
): Promise<void> {
  await db
    .insertInto('message_block')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Kysely<Tables>, { blockerId, blockedId }: Block): Promise<void> {
  await db
    .deleteFrom('message_block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

export async function isBlockedBy(db: Kysely<Tables>, { blockerId, blockedId }: Block): Promise<boolean> {
  const block = await db
    .selectFrom('message_block')
    .select('blocker_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return block !== undefined;
}

export const findBlocks = (db: Kysely<Tables>, userId: string) =>
  db
    .selectFrom('message_block')
    .select(['blocked_id', 'created_at'])
    .where('blocker_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Removes the blocks of a deleted account, and those against it. */
export async function eraseBlocks(tx: Kysely<Tables>, userId: string): Promise<void> {
  await tx
    .deleteFrom('message_block')
    .where((eb) => eb.or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute();
}
