import { AVAILABILITY } from '@mashrabiya/contract';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ReelRow, ReelTable } from '../../db/tables/reel.ts';
import { selectPendingDecisions } from '../../decisions/repository/pendingDecisions.ts';
import { markPropertyReels } from './propertyReels.ts';

interface ReelQueue {
  moderatorId: string;
  after?: string | undefined;
  now: Date;
}

/** Undecided reels and edits of approved ones, from unblocked owners with confirmed addresses. */
const selectUndecided = (db: Kysely<Tables>, { moderatorId, now }: ReelQueue) =>
  db
    .selectFrom('reel')
    .innerJoin('app_user', 'app_user.id', 'reel.user_id')
    .where((eb) =>
      eb.or([
        eb('reel.availability', '=', AVAILABILITY.pending),
        eb.and([
          eb('reel.availability', '=', AVAILABILITY.active),
          eb('reel.edit', 'is not', null),
          eb('reel.refusal', 'is', null),
        ]),
      ]),
    )
    .where('reel.removed_at', 'is', null)
    .where('app_user.email_verified_at', 'is not', null)
    .where('app_user.blocked_at', 'is', null)
    .where('reel.user_id', '<>', moderatorId)
    .where('reel.id', 'not in', selectPendingDecisions(db, 'reel', now));

const REVIEWED_VIDEO = sql<string>`coalesce(reel.edit ->> 'clip', reel.clip)`;

const selectVideos = (db: Kysely<Tables>) => db.selectFrom('clip_upload').select('clip');

const selectWaiting = (db: Kysely<Tables>, queue: ReelQueue) =>
  selectUndecided(db, queue).where(REVIEWED_VIDEO, 'not in', selectVideos(db).where('state', '<>', 'ready'));

const selectPreparing = (db: Kysely<Tables>, queue: ReelQueue) =>
  selectUndecided(db, queue).where(REVIEWED_VIDEO, 'in', selectVideos(db).where('state', '=', 'preparing'));

const countRows = async (reels: ReturnType<typeof selectUndecided>): Promise<number> => {
  const { count } = await reels.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
};

/** The oldest pending reel, and counts of pending and processing ones; except the moderator's reels. */
export async function findOldestWaiting(db: Kysely<Tables>, queue: ReelQueue) {
  const { after } = queue;
  const [oldest, count, preparingCount] = await Promise.all([
    selectWaiting(db, queue)
      .select('reel.id')
      .$if(after !== undefined, (reelsQuery) => reelsQuery.where('reel.id', '<>', after ?? ''))
      .orderBy('reel.updated_at')
      .orderBy('reel.id')
      .limit(1)
      .executeTakeFirst(),
    countRows(selectWaiting(db, queue)),
    countRows(selectPreparing(db, queue)),
  ]);
  return { id: oldest?.id, count, preparing: preparingCount };
}

export async function saveReelDecision(
  db: Kysely<Tables>,
  { id, property_id }: Pick<ReelRow, 'id' | 'property_id'>,
  decision: Updateable<ReelTable>,
  now: Date,
): Promise<void> {
  await db.updateTable('reel').set(decision).where('id', '=', id).execute();
  await markPropertyReels(db, [property_id, decision.property_id ?? property_id], now);
}
