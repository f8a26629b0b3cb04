import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** SHA-256 as base64url of the text under which leads of an account are stored, as `hashText` computes it. */
const buildVisitor = (userId: string): string => `translate(
  rtrim(encode(sha256(convert_to('account ' || ${userId}, 'UTF8')), 'base64'), '='), '+/', '-_'
)`;

/**
 * Leads for the seller's work with them: one per listing and visitor, with status, note and follow-up date. Their
 * contacts stay in `property_lead`. The primary key ends with the listing's id, by which a cluster spreads the table.
 */
const STATEMENTS = [
  `create table lead (
    id uuid not null,
    property_id uuid not null references property (id),
    seller_id uuid not null references app_user (id),
    visitor text not null,
    user_id uuid references app_user (id) on delete set null,
    status text not null default 'new'
      check (status in ('new', 'contacted', 'viewing', 'offer', 'won', 'lost')),
    note text not null default '',
    follow_up_on date,
    first_contact_at timestamptz not null,
    last_contact_at timestamptz not null,
    last_channel smallint not null check (last_channel between 0 and 4),
    primary key (id, property_id),
    constraint lead_once unique (property_id, visitor)
  )`,
  'create index lead_by_seller on lead (seller_id asc, last_contact_at desc, id desc)',
  'create index lead_by_property on lead (property_id asc, last_contact_at desc, id desc)',
  'create index lead_by_status on lead (seller_id asc, status asc, last_contact_at desc, id desc)',
  'create index lead_follow_up on lead (seller_id asc, follow_up_on asc) where follow_up_on is not null',
  'create index lead_by_visitor on lead (seller_id asc, visitor asc)',
  'create index lead_by_user on lead (user_id asc) where user_id is not null',
  // An older node leaves the channel of viewings out of statistics.
  'alter table property_lead drop constraint property_lead_channel_check',
  'alter table property_lead add constraint property_lead_channel_check check (channel between 0 and 4)',
  `insert into lead (
      id, property_id, seller_id, visitor, user_id, first_contact_at, last_contact_at, last_channel
    )
    select gen_random_uuid(), contact.property_id, property.user_id, contact.visitor, account.id, contact.first_at,
      contact.last_at, contact.channel
    from (
      select property_id, visitor, min(created_at) as first_at, max(created_at) as last_at,
        (array_agg(channel order by created_at desc))[1] as channel
      from property_lead group by property_id, visitor
    ) contact
    join property on property.id = contact.property_id
    join app_user seller on seller.id = property.user_id and seller.deleted_at is null
    left join (
      select id, ${buildVisitor('id')} as visitor from app_user where deleted_at is null
    ) account on account.visitor = contact.visitor
    where account.id is distinct from property.user_id`,
  `insert into lead (
      id, property_id, seller_id, visitor, user_id, first_contact_at, last_contact_at, last_channel
    )
    select gen_random_uuid(), property_id, seller_id, ${buildVisitor('buyer_id')}, buyer_id, created_at,
      coalesce(sent.last_at, created_at), 3
    from conversation
    left join lateral (
      select max(sent_at) as last_at from message where conversation_id = conversation.id and sender = 'buyer'
    ) sent on true
    where property_id is not null and buyer_id is not null and seller_id is not null
    on conflict (property_id, visitor) do update set
      last_channel = case when excluded.last_contact_at > lead.last_contact_at then 3 else lead.last_channel end,
      last_contact_at = greatest(lead.last_contact_at, excluded.last_contact_at)`,
  `update lead set status = 'contacted'
    from conversation
    where conversation.property_id = lead.property_id and conversation.buyer_id = lead.user_id
      and exists (select from message where conversation_id = conversation.id and sender = 'seller')`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
