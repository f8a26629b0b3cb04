import type { Client } from '../api/client.ts';
import { keptSubscription } from './push.ts';

/** Registers this browser's push subscription for the current session: the previous session took it along. */
export async function renewPush(client: Client): Promise<void> {
  const kept = await keptSubscription();
  if (kept) await client('subscribePush', { body: kept });
}
