import type { Role } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { lockAdministrators, refuseLastAdministrator } from '../../accounts/repository/administrators.ts';
import { lockUser, updateUser } from '../../accounts/repository/users.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { noteModeration } from '../repository/events.ts';

export interface RoleChange {
  userId: string;
  role: Role;
  /** Null for a change by the site owner on the server. */
  actorId: string | null;
  now: Date;
}

/** Changes a user's role and logs both roles. The last administrator cannot be demoted. */
export async function changeRole(tx: Transaction<Tables>, { userId, role, actorId, now }: RoleChange): Promise<void> {
  await lockAdministrators(tx);
  const person = await lockUser(tx, userId);
  if (!person) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (person.role === role) return;
  await refuseLastAdministrator(tx, person);
  // Staff cannot be blocked; see `blockAndTell`.
  if (person.blocked_at) throw new AppError({ code: 'person_blocked' });
  await updateUser(tx, userId, { role });
  await noteModeration(tx, {
    kind: 'role_changed',
    actorId,
    sellerId: userId,
    reasons: [person.role, role],
    now,
  });
}
