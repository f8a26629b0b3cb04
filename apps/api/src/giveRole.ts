import { ROLES } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { userByEmail } from './accounts/repository/users.ts';
import { AppError } from './app/AppError.ts';
import { DatabaseUnusable } from './db/DatabaseUnusable.ts';
import { migrate } from './db/migrate.ts';
import { openEmbedded, openPostgres } from './db/openDatabase.ts';
import type { Tables } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import { BadSetting, readEnvironment } from './environment.ts';
import { changeRole } from './moderation/services/changeRole.ts';

const USAGE = `npm run role -- <email> <role>
Roles: ${ROLES.join(', ')}`;

/** What went wrong is the caller's to mend. */
class Refused extends Error {
  override name = 'Refused';
}

/** Gives the account with an address a role, and says so. */
export async function giveRole(db: Kysely<Tables>, email: string, wanted: string, now: Date): Promise<string> {
  const role = ROLES.find((one) => one === wanted);
  if (!role) throw new Refused(USAGE);
  const person = await userByEmail(db, email);
  if (!person || person.deleted_at) throw new Refused(`Nobody has an account with ${email}.`);
  await inTransaction(db, (tx) => changeRole(tx, { userId: person.id, role, actorId: null, now }));
  return `${person.email} was ${person.role}, and is ${role}.`;
}

/** `npm run role`: gives somebody a role, such as the first administrator, who gives them in the console. */
async function run([email, role]: readonly string[]): Promise<string> {
  if (!email || !role) throw new Refused(USAGE);
  const { databaseUrl, dataDirectory } = readEnvironment(process.env);
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDirectory);
  try {
    await migrate(database.db);
    return await giveRole(database.db, email, role, new Date());
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  try {
    console.log(await run(process.argv.slice(2)));
  } catch (error) {
    const isExpected =
      error instanceof Refused ||
      error instanceof AppError ||
      error instanceof BadSetting ||
      error instanceof DatabaseUnusable;
    console.error(isExpected ? error.message : error);
    process.exit(1);
  }
}
