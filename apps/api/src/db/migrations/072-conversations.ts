import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/**
 * Conversations between a buyer and the seller of a property. `sent_at` is also a message's place in its conversation:
 * the sender locks the conversation, and each message is at least a millisecond later than the previous one.
 */
const STATEMENTS = [
  `create table conversation (
    id uuid primary key,
    property_id uuid references property (id) on delete set null,
    buyer_id uuid references app_user (id) on delete set null,
    seller_id uuid references app_user (id) on delete set null,
    created_at timestamptz not null,
    last_message_at timestamptz not null,
    buyer_read_until timestamptz,
    seller_read_until timestamptz,
    buyer_unread integer not null default 0,
    seller_unread integer not null default 0,
    buyer_mailed_at timestamptz,
    seller_mailed_at timestamptz,
    constraint conversation_once unique (property_id, buyer_id),
    constraint conversation_with_another check (buyer_id <> seller_id)
  )`,
  'create index conversation_by_buyer on conversation (buyer_id asc, last_message_at desc, id desc)',
  'create index conversation_by_seller on conversation (seller_id asc, last_message_at desc, id desc)',
  'create index conversation_buyer_unread on conversation (buyer_id asc) include (buyer_unread) where buyer_unread > 0',
  `create index conversation_seller_unread on conversation (seller_id asc) include (seller_unread)
    where seller_unread > 0`,
  'create index conversation_by_time on conversation (last_message_at asc)',
  `create table message (
    id uuid primary key,
    conversation_id uuid not null references conversation (id) on delete cascade,
    sender text not null check (sender in ('buyer', 'seller')),
    text text not null,
    sent_at timestamptz not null,
    constraint message_place unique (conversation_id, sent_at)
  )`,
  // A message is a lead, too. An older node leaves its channel out of statistics.
  'alter table property_lead drop constraint property_lead_channel_check',
  'alter table property_lead add constraint property_lead_channel_check check (channel between 0 and 3)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
