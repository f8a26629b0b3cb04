import { type Kysely, sql } from 'kysely';

/** Normalised address: full-width letters as usual ones, the domain as ASCII. */
function normal(email: string): string {
  const text = email.normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const host = URL.parse(`http://${text.slice(at + 1)}`)?.hostname;
  return host ? text.slice(0, at + 1) + host : text;
}

/** Normalises non-ASCII addresses; if two would become equal, both stay unchanged. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from app_user where email ~ '[^ -~]'`.execute(db);
  for (const { id, email } of rows) {
    await sql`
      update app_user set email = ${normal(email)}
      where id = ${id} and not exists (select 1 from app_user as other where other.email = ${normal(email)})`.execute(
      db,
    );
  }
}
