import type { Client } from '../api/client.ts';
import { getCurrentSubscription } from './push.ts';

/** Registers this browser's push subscription for the new session: the server deleted it with the previous session. */
export async function renewPush(client: Client): Promise<void> {
  const subscription = await getCurrentSubscription();
  if (subscription) await client('subscribePush', { body: subscription });
}
