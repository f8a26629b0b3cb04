import type { i18n } from 'i18next';
import { propertyRoute } from '../pages/property/route.ts';

/** What people press most: there before it is pressed, also when the network is gone by then. */
const PRESSED_MOST = [
  propertyRoute.page.preload,
  () => import('@mashrabiya/ui/ToastHost'),
  () => import('../containers/Menu.tsx'),
  () => import('../containers/SearchDrop.tsx'),
  () => import('../session/Login.tsx'),
];
const THEIR_TEXTS = ['account', 'forms', ...(propertyRoute.namespaces ?? [])] as const;

/** Fetches that while the browser has nothing else to do; not for a person who saves data. Returns how to give it up. */
export function loadPressedMost(texts: i18n): () => void {
  const saves = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if (saves) return () => undefined;
  const load = () => {
    for (const part of PRESSED_MOST) part().catch(() => undefined);
    void texts.loadNamespaces([...THEIR_TEXTS]);
  };
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(load, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(load, { timeout: 3000 });
  return () => cancelIdleCallback(idle);
}
