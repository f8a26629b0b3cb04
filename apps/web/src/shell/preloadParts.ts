import { preloadSortOptions } from '@mashrabiya/ui';
import type { i18n } from 'i18next';
import { CompareTray } from '../compare/lazyParts.ts';
import { FilterPanel } from '../filters/lazyParts.ts';
import { homeRoute } from '../pages/home/route.ts';
import { listRoute } from '../pages/lists/route.ts';
import { propertyRoute } from '../pages/property/route.ts';
import { whenIdle } from '../release/whenIdle.ts';
import { LazySearchDropdown, SearchWords } from '../search/lazyParts.ts';
import { Login } from '../session/lazyParts.ts';
import { SideMenuContainer, ToastHost } from './lazyParts.ts';

/** Most used pages and parts, in this order: they open at once, also offline. */
const PRELOADS = [
  propertyRoute.page.preload,
  ToastHost.preload,
  SideMenuContainer.preload,
  LazySearchDropdown.preload,
  listRoute.page.preload,
  FilterPanel.preload,
  preloadSortOptions,
  CompareTray.preload,
  SearchWords.preload,
  homeRoute.page.preload,
  Login.preload,
];
const PRELOADED_NAMESPACES = [
  'account',
  'forms',
  'compare',
  'savedSearches',
  ...(propertyRoute.namespaces ?? []),
] as const;

/** Loads parts in idle time; none in data-saver mode. The returned function cancels. */
export function preloadParts(i18nInstance: i18n): () => void {
  const savesData = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  let isWanted = !savesData;
  const load = async () => {
    for (const part of [() => i18nInstance.loadNamespaces([...PRELOADED_NAMESPACES]), ...PRELOADS]) {
      await whenIdle();
      if (!isWanted) return;
      await part().catch(() => undefined);
    }
  };
  void load();
  return () => {
    isWanted = false;
  };
}
