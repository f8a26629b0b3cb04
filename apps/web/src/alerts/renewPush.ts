import type { Client } from '../api/client.ts';
import { getCurrentSubscription } from './push.ts';

/** Registers this browser's push subscription for the current session: the previous session took it along. */
export async function renewPush(client: Client): Promise<void> {
  const subscription = await getCurrentSubscription();
  if (subscription) await client('subscribePush', { body: subscription });
}
