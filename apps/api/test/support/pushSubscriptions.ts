import { buildPost } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import type { PushService } from './pushService.ts';

/** Start of an address that the call accepts. */
export const PUSH_ADDRESS = 'https://fcm.googleapis.com/fcm/send/';

/** Browsers of a local push service. */
export function createPushTools(api: FixtureApi, pushService: PushService) {
  const createSubscription = (name: string, overrides: object = {}) => ({
    endpoint: PUSH_ADDRESS + name,
    keys: pushService.keys,
    ...overrides,
  });
  const subscribe = (token: string, name: string) =>
    api.client.fetchAnswer('subscribePush', '/user/push-subscriptions', buildPost(token, createSubscription(name)));
  return {
    createSubscription,
    subscribe,
    /** Subscribes a browser of the local push service, which the call would refuse. */
    async subscribeHere(token: string, path: string) {
      await subscribe(token, path);
      await api.database.db
        .updateTable('push_subscription')
        .set({ endpoint: pushService.origin + path })
        .where('endpoint', '=', PUSH_ADDRESS + path)
        .execute();
    },
    listReceived: (path: string) => pushService.received.filter((receivedPush) => receivedPush.path === path),
  };
}
