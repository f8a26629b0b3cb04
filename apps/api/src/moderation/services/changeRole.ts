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
  /** Null: the site's owner, at the server itself. */
  actorId: string | null;
  now: Date;
}

/** Gives somebody a role in the place of the one they have, and notes both. The last administrator stays one. */
export async function changeRole(tx: Transaction<Tables>, { userId, role, actorId, now }: RoleChange): Promise<void> {
  await lockAdministrators(tx);
  const person = await lockUser(tx, userId);
  if (!person) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (person.role === role) return;
  await refuseLastAdministrator(tx, person);
  // Whoever has a role of the site is not blocked; see `blockAndTell`.
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
