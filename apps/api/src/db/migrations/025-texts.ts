import { type Kysely, sql } from 'kysely';

/** Texts of editors that replace those of the repository; the latest per text and language counts. */
const STATEMENTS = [
  `create table text_version (
    id uuid primary key,
    kind text not null check (kind in ('articles', 'questions', 'services', 'finance', 'pages')),
    slug text not null,
    language text not null check (language in ('ar', 'en')),
    source text,
    created_at timestamptz not null
  )`,
  'create index text_version_latest on text_version (kind asc, slug asc, language asc, created_at desc, id desc)',
  `create trigger text_version_never_changes before update or delete on text_version
    for each row execute function refuse_change()`,
  `create trigger text_version_never_emptied before truncate on text_version
    for each statement execute function refuse_change()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
