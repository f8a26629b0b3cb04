import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { getDeviceName } from '../../sessions/rules/sessionRules.ts';

export interface DeviceLogin {
  user: UserRow;
  request: Request;
  origin: string;
  now: Date;
}

/**
 * Notifies the user of a login on a kind of device not used in the past year; call before the login is recorded. An
 * unconfirmed mailbox may be a stranger's and gets no mail.
 */
export async function notifyNewDevice(db: Kysely<Tables>, { user, request, origin, now }: DeviceLogin): Promise<void> {
  if (!user.email_verified_at) return;
  const device = getDeviceName(request.headers.get('user-agent'));
  const previousLogin = await db
    .selectFrom('audit_event')
    .select('id')
    .where('user_id', '=', user.id)
    .where('device', '=', device)
    .where('kind', 'in', ['registered', 'login', 'password_reset'])
    .limit(1)
    .executeTakeFirst();
  if (!previousLogin)
    await enqueueMail(db, { kind: 'new_device', userId: user.id, to: user.email, origin, device, now });
}
