import type { PushState } from '@mashrabiya/ui/AlertFields';

const WORKER_URL = '/push-worker.js';
/** No page lives under this path, so the worker controls none. */
const WORKER_SCOPE = '/push/';

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function toSubscription(subscription: PushSubscription): Subscription | undefined {
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.p256dh && keys.auth
    ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
    : undefined;
}

async function findPushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Existing push subscription of the browser, or undefined when there is none or permission was withdrawn. */
export async function getCurrentSubscription(): Promise<Subscription | undefined> {
  if (!isPushSupported() || Notification.permission !== 'granted') return undefined;
  const subscription = await findPushSubscription();
  return subscription && toSubscription(subscription);
}

export async function readPushState(): Promise<PushState> {
  if (!isPushSupported()) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  return (await getCurrentSubscription()) ? 'on' : 'off';
}

const decodeBase64Url = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Requests permission, so it must run after a press; returns undefined when the user or the browser refuses. */
export async function subscribe(siteKey: string): Promise<Subscription | undefined> {
  if (!isPushSupported() || (await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register(WORKER_URL, { scope: WORKER_SCOPE });
  // A subscription made with an older site key no longer works.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  // Only an active worker can be subscribed.
  await waitUntilActive(registration);
  const key = decodeBase64Url(siteKey);
  return toSubscription(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

function waitUntilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}

/** Ends notifications on this device; returns the endpoint that the server must delete. */
export async function unsubscribe(): Promise<string | undefined> {
  const subscription = isPushSupported() ? await findPushSubscription() : undefined;
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
