import { type AuditKind, uuidv7 } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { deviceName } from './sessionRules.ts';

/** How long it is remembered what happened. */
const REMEMBERED_MS = 365 * 86_400_000;
/** How many forgotten events each new one clears away. */
const FORGOTTEN_AT_ONCE = 10;

export interface NewEvent {
  /** Undefined: nobody's, which takes as long to note as somebody's. */
  userId: string | undefined;
  kind: AuditKind;
  request: Request;
  now: Date;
}

/** Notes what happened to an account, and on which device. */
export async function noteEvent(db: Kysely<Tables>, { userId, kind, request, now }: NewEvent): Promise<void> {
  const device = deviceName(request.headers.get('user-agent'));
  await db
    .insertInto('audit_event')
    .values({ id: uuidv7(now), user_id: userId ?? null, kind, device, created_at: now })
    .execute();
  const before = new Date(now.getTime() - REMEMBERED_MS);
  const old = db.selectFrom('audit_event').select('id').where('created_at', '<', before).limit(FORGOTTEN_AT_ONCE);
  await db.deleteFrom('audit_event').where('id', 'in', old).execute();
}
