import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bringSections } from '../app/catalogs.ts';
import { originAtom, queryContextAtom } from '../atoms/app.ts';
import { matchRoute } from './routes.ts';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches a page's code and first answers when a person is about to follow a link to it. */
export function usePrefetch(): void {
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const origin = useAtomValue(originAtom);
  const { i18n } = useTranslation();

  useEffect(() => {
    const fetched = new Set<string>();
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target || link.origin !== location.origin || fetched.has(link.href)) return;
      fetched.add(link.href);
      const { pathname, searchParams } = new URL(link.href);
      const { route, params } = matchRoute(pathname);
      void route.page.preload();
      void bringSections(i18n, context.language, route.sections ?? []);
      void route.load?.({ ...context, queryClient, origin, params, pathname, search: searchParams });
    };
    for (const sign of SIGNS) addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, prefetch);
    };
  }, [context, queryClient, origin, i18n]);
}
