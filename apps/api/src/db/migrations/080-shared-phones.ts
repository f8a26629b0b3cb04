import { type Kysely, sql } from 'kysely';

export const isCompatible = true;

/** Messages that share the sender's phone number have no text; an older node shows them as empty messages. */
const STATEMENTS = [
  'alter table message add column shared_phone text',
  'create index message_by_shared_phone on message (conversation_id asc) where shared_phone is not null',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
