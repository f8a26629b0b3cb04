import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Without the author, the text of a review that was changed or deleted since would outlive the author's account. */
const STATEMENTS = [
  'alter table moderation_event add column author_id uuid references app_user (id)',
  `update moderation_event set author_id = review.author_id from review
    where review.provider_id = moderation_event.seller_id and review.text = moderation_event.note
      and moderation_event.note <> ''`,
  'create index moderation_event_by_author on moderation_event (author_id asc) where author_id is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
