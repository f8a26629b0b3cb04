import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

interface ReplyTimeOptions {
  /** Counts conversations started since then. */
  since: Date;
  /** A later conversation without a reply does not count yet. */
  unansweredBefore: Date;
  /** Sellers with fewer conversations have no reply time. */
  minConversations: number;
}

/**
 * Stores the median time to the first reply of all sellers. An unanswered conversation counts as infinitely long; the
 * stored time is null if most are unanswered. Returns the number of changed sellers.
 */
export async function updateReplyTimes(
  db: Kysely<Tables>,
  { since, unansweredBefore, minConversations }: ReplyTimeOptions,
): Promise<number> {
  const result = await sql`
    with recent as (
      select conversation.seller_id, extract(epoch from reply.sent_at - question.sent_at) / 60 as minutes
      from conversation
      cross join lateral (
        select sent_at from message
        where conversation_id = conversation.id and sender = 'buyer' order by sent_at limit 1
      ) question
      left join lateral (
        select sent_at from message
        where conversation_id = conversation.id and sender = 'seller' order by sent_at limit 1
      ) reply on true
      where conversation.created_at >= ${since} and conversation.seller_id is not null
        and (reply.sent_at is not null or question.sent_at < ${unansweredBefore})
    ),
    median as (
      select seller_id,
        percentile_disc(0.5) within group (order by coalesce(minutes, 'infinity'::float8)::float8) as minutes
      from recent group by seller_id having count(*) >= ${minConversations}
    ),
    reply_time as (
      select app_user.id, case when median.minutes < 'infinity'::float8 then ceil(median.minutes)::integer end as minutes
      from app_user left join median on median.seller_id = app_user.id
      where median.seller_id is not null or app_user.reply_minutes is not null
    )
    update app_user set reply_minutes = reply_time.minutes
    from reply_time
    where app_user.id = reply_time.id and app_user.reply_minutes is distinct from reply_time.minutes
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
