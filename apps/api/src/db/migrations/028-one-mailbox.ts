import { normalEmail } from '@mashrabiya/contract';
import { type Kysely, sql } from 'kysely';

/** Addresses beyond ASCII in the form in which they are compared from now on; where two become one, both stay. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from app_user where email ~ '[^ -~]'`.execute(db);
  for (const { id, email } of rows) {
    const normal = normalEmail(email).toLowerCase();
    await sql`
      update app_user set email = ${normal}
      where id = ${id} and not exists (select 1 from app_user as other where other.email = ${normal})`.execute(db);
  }
}
