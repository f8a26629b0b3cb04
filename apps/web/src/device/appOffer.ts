import type { Configuration } from '@mashrabiya/contract';

type Stores = Partial<Record<'ios' | 'android', string>>;

/** What tells devices apart. */
export interface Device {
  userAgent: string;
  /** An iPad says that it is a Mac; no Mac is touched with five fingers. */
  maxTouchPoints: number;
}

/** The stores that are of use on a device: its own, or all where nobody knows which phone a person has. */
export function storesOf({ ios, android }: Configuration['appstores'], { userAgent, maxTouchPoints }: Device): Stores {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const isAndroid = /Android/.test(userAgent);
  return {
    ...(ios && !isAndroid && { ios }),
    ...(android && !isIos && { android }),
  };
}

const OFFERED = 'app-offered';

/** Whether the app was offered in this session. A browser that remembers nothing is not asked on every page. */
export function wasOffered(): boolean {
  try {
    return sessionStorage.getItem(OFFERED) !== null;
  } catch {
    return true;
  }
}

/** Remembers the offer until the tab is closed; false where that cannot be remembered. */
export function keepOffered(): boolean {
  try {
    sessionStorage.setItem(OFFERED, '1');
    return true;
  } catch {
    return false;
  }
}
