import type { Configuration } from '@mashrabiya/contract';

type AppStoreUrls = Partial<Record<'ios' | 'android', string>>;

export interface Device {
  userAgent: string;
  /** iPads report a Mac user agent; no Mac has a touch screen. */
  maxTouchPoints: number;
}

/** App stores for a device; all of them when the platform is unknown. */
export function getAppStoreUrls(
  { ios, android }: Configuration['appstores'],
  { userAgent, maxTouchPoints }: Device,
): AppStoreUrls {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const isAndroid = /Android/.test(userAgent);
  return {
    ...(ios && !isAndroid && { ios }),
    ...(android && !isIos && { android }),
  };
}

const APP_OFFERED_KEY = 'app-offered';

/** True if the app was offered in this session, or if storage is refused: never ask on every page. */
export function wasAppOffered(): boolean {
  try {
    return sessionStorage.getItem(APP_OFFERED_KEY) !== null;
  } catch {
    return true;
  }
}

/** Remembers the offer until the tab is closed; returns false when storage is refused. */
export function recordAppOffer(): boolean {
  try {
    sessionStorage.setItem(APP_OFFERED_KEY, '1');
    return true;
  } catch {
    return false;
  }
}
