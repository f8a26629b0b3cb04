import { sql } from 'kysely';
import { openPostgres } from '../../src/db/openDatabase.ts';

export async function runOnDatabase(url: string, statement: string): Promise<void> {
  const { db, close } = openPostgres(url);
  await sql.raw(statement).execute(db);
  await close();
}
