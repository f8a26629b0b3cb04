import { ROLES } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import { findUserByEmail } from './accounts/repository/users.ts';
import { CommandError } from './core/CommandError.ts';
import type { Tables } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import { changeRole } from './moderation/services/changeRole.ts';
import { runDatabaseCommand } from './runCommand.ts';

const USAGE = `Usage: npm run role -- <email> <role>
Roles: ${ROLES.join(', ')}`;

export async function grantRole(db: Kysely<Tables>, email: string, roleName: string, now: Date): Promise<string> {
  const role = ROLES.find((knownRole) => knownRole === roleName);
  if (!role) throw new CommandError(USAGE);
  const user = await findUserByEmail(db, email);
  if (!user || user.deleted_at) throw new CommandError(`No account has the email address ${email}.`);
  await inTransaction(db, (tx) => changeRole(tx, { userId: user.id, role, actorId: null, now }));
  return `Changed the role of ${user.email} from ${user.role} to ${role}.`;
}

/** `npm run role`: assigns a role, for example to the first administrator, who then uses the console. */
if (import.meta.main) await runDatabaseCommand((db, [email = '', role = '']) => grantRole(db, email, role, new Date()));
