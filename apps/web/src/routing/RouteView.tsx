import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { showPageAtom } from '../atoms/visit.ts';
import { loginNeeded, roleNeeded } from '../pages/problems/route.ts';
import { signedInAtom } from '../session/atoms.ts';
import { matchRoute } from './routes.ts';
import { useRoleGate } from './useRoleGate.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The page of the current route, or what stands in its place for those who may not see it. */
export function RouteView() {
  const { pathname, search } = useLocation();
  const showPage = useSetAtom(showPageAtom);
  useEffect(() => showPage({ pathname, search }), [showPage, pathname, search]);
  const { route, params } = matchRoute(pathname);
  const signedIn = useAtomValue(signedInAtom);
  const gate = useRoleGate(route.role, signedIn);
  const isLoginMissing = route.login && !signedIn;
  const page = isLoginMissing ? loginNeeded.page : gate === 'open' ? route.page : roleNeeded.page;
  const Page = page.component();
  useScrollMemory();
  // Suspends until the page's texts are loaded.
  useTranslation(isLoginMissing ? [] : route.namespaces);
  return <Page params={params} />;
}
