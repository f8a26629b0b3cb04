import type { i18n } from 'i18next';
import { Login, Menu, SearchDrop, ToastHost } from '../containers/pressedMost.ts';
import { propertyRoute } from '../pages/property/route.ts';
import { whenIdle } from './whenIdle.ts';

/** What people press most: there before it is pressed, also when the network is gone by then. */
const PRESSED_MOST = [
  propertyRoute.page.preload,
  ...[ToastHost, Menu, SearchDrop, Login].map(({ preload }) => preload),
];
const THEIR_TEXTS = ['account', 'forms', ...(propertyRoute.namespaces ?? [])] as const;

/**
 * Fetches that one part after another, each when the browser has nothing else to do; not for a person who saves data.
 * Returns how to give it up.
 */
export function loadPressedMost(texts: i18n): () => void {
  const saves = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  let wanted = !saves;
  const load = async () => {
    for (const part of [() => texts.loadNamespaces([...THEIR_TEXTS]), ...PRESSED_MOST]) {
      await whenIdle();
      if (!wanted) return;
      await part().catch(() => undefined);
    }
  };
  void load();
  return () => {
    wanted = false;
  };
}
