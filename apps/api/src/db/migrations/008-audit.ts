import { type Kysely, sql } from 'kysely';

/** Audit log of accounts. A failed login to an unknown address has no user. */
const STATEMENTS = [
  `create table audit_event (
    id uuid primary key,
    user_id uuid references app_user (id),
    kind text not null,
    device text not null,
    created_at timestamptz not null
  )`,
  'create index audit_event_by_user on audit_event (user_id asc, created_at desc)',
  'create index audit_event_by_time on audit_event (created_at asc)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
