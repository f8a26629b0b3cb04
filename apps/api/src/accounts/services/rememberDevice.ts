import type { Kysely } from 'kysely';
import type { CallContext } from '../../app/callHandler.ts';
import type { Tables } from '../../db/schema.ts';
import { getVisitorCookie } from '../../request/visitorCookie.ts';
import { saveKnownDevice } from '../repository/knownDevices.ts';

export type DeviceContext = Pick<CallContext, 'request' | 'isSecure' | 'setCookie' | 'now'>;

export async function rememberDevice(
  tx: Kysely<Tables>,
  userId: string,
  { request, isSecure, setCookie, now }: DeviceContext,
): Promise<void> {
  const { value, newCookie } = getVisitorCookie(request, isSecure);
  await saveKnownDevice(tx, { userId, cookie: value, now });
  if (newCookie) setCookie(newCookie);
}
