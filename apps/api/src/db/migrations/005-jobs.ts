import { type Kysely, sql } from 'kysely';

/**
 * Background jobs for any node. A leased job is still pending, with `run_at` at the end of its lease: if the node dies,
 * another one takes the job then.
 */
const STATEMENTS = [
  `create table job (
    id uuid primary key,
    kind text not null,
    payload jsonb not null,
    run_at timestamptz not null,
    attempts integer not null default 0,
    state text not null default 'waiting' check (state in ('waiting', 'done', 'dead')),
    last_error text,
    created_at timestamptz not null,
    ended_at timestamptz
  )`,
  "create index job_due on job (run_at asc) where state = 'waiting'",
  "create index job_ended on job (ended_at asc) where state = 'done'",
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
