import { AVAILABILITY } from '@mashrabiya/contract';
import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ReelTable } from '../../db/tables/reel.ts';
import { heldNow } from '../../moderation/repository/heldDecisions.ts';

interface ReelQueue {
  moderatorId: string;
  /** The reel that the moderator looks at. */
  after?: string | undefined;
  now: Date;
}

/**
 * Reels that a moderator can decide of: their owners' addresses are confirmed, they are not blocked, and no decision can
 * still be undone.
 */
const waiting = (db: Kysely<Tables>, { moderatorId, now }: ReelQueue) =>
  db
    .selectFrom('reel')
    .innerJoin('app_user', 'app_user.id', 'reel.user_id')
    .where('reel.availability', '=', AVAILABILITY.pending)
    .where('reel.removed_at', 'is', null)
    .where('app_user.email_verified_at', 'is not', null)
    .where('app_user.blocked_at', 'is', null)
    .where('reel.user_id', '<>', moderatorId)
    .where('reel.id', 'not in', heldNow(db, 'reel', now));

/** The reel that has waited longest, and how many wait, without the moderator's own. */
export async function oldestWaiting(db: Kysely<Tables>, queue: ReelQueue) {
  const { after } = queue;
  const [oldest, { count }] = await Promise.all([
    waiting(db, queue)
      .select('reel.id')
      .$if(after !== undefined, (found) => found.where('reel.id', '<>', after ?? ''))
      .orderBy('reel.updated_at')
      .orderBy('reel.id')
      .limit(1)
      .executeTakeFirst(),
    waiting(db, queue)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { id: oldest?.id, count: Number(count) };
}

/** Writes what was decided of a reel. */
export async function putDecision(db: Kysely<Tables>, id: string, decision: Updateable<ReelTable>): Promise<void> {
  await db.updateTable('reel').set(decision).where('id', '=', id).execute();
}
