import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { deviceName } from '../../sessions/rules/sessionRules.ts';

export interface DeviceLogin {
  user: UserRow;
  request: Request;
  origin: string;
  now: Date;
}

/**
 * Mails somebody that they log in on a kind of device that they have not used in the past year; before the login is
 * noted. A mailbox that was never confirmed may be a stranger's, and is told nothing.
 */
export async function notifyNewDevice(db: Kysely<Tables>, { user, request, origin, now }: DeviceLogin): Promise<void> {
  if (!user.email_verified_at) return;
  const device = deviceName(request.headers.get('user-agent'));
  const known = await db
    .selectFrom('audit_event')
    .select('id')
    .where('user_id', '=', user.id)
    .where('device', '=', device)
    .where('kind', 'in', ['registered', 'login', 'password_reset'])
    .limit(1)
    .executeTakeFirst();
  if (!known) await enqueueMail(db, { kind: 'new_device', userId: user.id, to: user.email, origin, device, now });
}
