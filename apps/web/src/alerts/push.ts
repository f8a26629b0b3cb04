import type { PushState } from '@mashrabiya/ui/AlertFields';

const WORKER = '/push-worker.js';
/** No page lives under this path, so the worker controls none. */
const SCOPE = '/push/';

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function asBody(subscription: PushSubscription): Subscription | undefined {
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.p256dh && keys.auth
    ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
    : undefined;
}

async function browserSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Existing push subscription of the browser, or undefined when there is none or permission was withdrawn. */
export async function currentSubscription(): Promise<Subscription | undefined> {
  if (!isAble() || Notification.permission !== 'granted') return undefined;
  const subscription = await browserSubscription();
  return subscription && asBody(subscription);
}

export async function readPushState(): Promise<PushState> {
  if (!isAble()) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  return (await currentSubscription()) ? 'on' : 'off';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Requests permission, so it must run after a press; returns undefined when the user or the browser refuses. */
export async function subscribe(siteKey: string): Promise<Subscription | undefined> {
  if (!isAble() || (await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  // A subscription made with an older site key no longer works.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  // Only an active worker can be subscribed.
  await becomesActive(registration);
  const key = bytesOf(siteKey);
  return asBody(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

function becomesActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}

/** Ends notifications on this device; returns the endpoint that the server must delete. */
export async function unsubscribe(): Promise<string | undefined> {
  const subscription = isAble() ? await browserSubscription() : undefined;
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
