import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryContextAtom } from '../api/queryContext.ts';
import { originAtom } from '../atoms/app.ts';
import { routeTableAtom } from './routeTable.ts';

const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** A failed prefetch is ignored: navigation fetches again and reports errors. */
const ignoreFailure = () => undefined;

/** Prefetches a page's code and data when a link to it is hovered, focused or touched. */
export function usePrefetch(): void {
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const origin = useAtomValue(originAtom);
  const { i18n } = useTranslation();
  const { routes, match } = useAtomValue(routeTableAtom);

  useEffect(() => {
    // All loaders are one small file, loaded with the first user input, before the user reaches a link.
    const fetchLoaders = () => {
      for (const eventName of INTENT_EVENTS) removeEventListener(eventName, fetchLoaders);
      for (const { load } of routes) load?.().catch(ignoreFailure);
    };
    for (const eventName of INTENT_EVENTS) addEventListener(eventName, fetchLoaders, { passive: true });
    return () => {
      for (const eventName of INTENT_EVENTS) removeEventListener(eventName, fetchLoaders);
    };
  }, [routes]);

  useEffect(() => {
    const fetched = new Set<string>();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target || link.origin !== location.origin || fetched.has(link.href)) return;
      fetched.add(link.href);
      const { pathname, searchParams } = new URL(link.href);
      const { route, params } = match(pathname);
      route.page.preload().catch(ignoreFailure);
      void i18n.loadNamespaces(route.namespaces ?? []);
      route
        .load?.()
        .then(({ load }) => load({ ...context, queryClient, origin, params, pathname, search: searchParams }))
        .catch(ignoreFailure);
    };
    for (const eventName of INTENT_EVENTS) addEventListener(eventName, prefetch, { passive: true });
    return () => {
      for (const eventName of INTENT_EVENTS) removeEventListener(eventName, prefetch);
    };
  }, [context, queryClient, origin, i18n, match]);
}
