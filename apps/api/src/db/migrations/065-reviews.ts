import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** SHA-256 as base64url of the text under which leads of an account are stored, as `hashText` computes it. */
const VISITOR = `translate(
  rtrim(encode(sha256(convert_to('account ' || review.author_id, 'UTF8')), 'base64'), '='), '+/', '-_'
)`;

/**
 * Reviews store whether their author contacted the seller before; these count double in the average, which needs three
 * reviews. Providers reply to reviews, and replies can be reported like reviews.
 */
const STATEMENTS = [
  `alter table review
    add column has_contacted boolean not null default false,
    add column reply text,
    add column replied_at timestamptz`,
  `alter table review_report
    add column about text not null default 'review' check (about in ('review', 'reply'))`,
  `update review set has_contacted = true where exists (
    select from property_lead
    join property on property.id = property_lead.property_id
    where property.user_id = review.provider_id
      and property_lead.visitor = ${VISITOR}
      and property_lead.created_at <= review.updated_at
  )`,
  `update app_user set rating = average.rating
    from (
      select provider_id,
        case when count(*) >= 3 then round(sum(rating * case when has_contacted then 2 else 1 end)::numeric
          / sum(case when has_contacted then 2 else 1 end), 1) end as rating
      from review group by provider_id
    ) average
    where app_user.id = average.provider_id`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
