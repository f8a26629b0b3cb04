import type { Role } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { assertNotLastAdministrator, lockAdministrators } from '../../accounts/repository/administrators.ts';
import { lockUser, updateUser } from '../../accounts/repository/users.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { recordModeration } from '../repository/events.ts';

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
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError({ code: 'not_found', parameter: 'id' });
  if (user.role === role) return;
  await assertNotLastAdministrator(tx, user);
  // A blocked user gets no role, because staff cannot be blocked; see `blockAndNotify`.
  if (user.blocked_at) throw new AppError({ code: 'person_blocked' });
  await updateUser(tx, userId, { role });
  await recordModeration(tx, {
    kind: 'role_changed',
    actorId,
    sellerId: userId,
    reasons: [user.role, role],
    now,
  });
}
