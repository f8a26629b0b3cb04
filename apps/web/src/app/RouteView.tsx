import { PartBoundary } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { recordPageVisitAtom } from '../atoms/visit.ts';
import { loginNeeded, roleNeeded } from '../pages/problems/route.ts';
import { useScrollRestoration } from '../routing/useScrollRestoration.ts';
import { signedInAtom } from '../session/atoms.ts';
import { usePageAccess } from '../session/usePageAccess.ts';
import { MissingPage } from './MissingPage.tsx';
import { matchRoute } from './routes.ts';

/** Page of the current route, or its replacement: a login prompt, or an error when code or texts fail to load. */
export function RouteView() {
  const { pathname, search } = useLocation();
  const recordPageVisit = useSetAtom(recordPageVisitAtom);
  useEffect(() => recordPageVisit({ pathname, search }), [recordPageVisit, pathname, search]);
  const { route, params } = matchRoute(pathname);
  const isSignedIn = useAtomValue(signedInAtom);
  const access = usePageAccess(route.role, isSignedIn);
  const isLoginMissing = route.login && !isSignedIn;
  const page = isLoginMissing ? loginNeeded.page : access === 'allowed' ? route.page : roleNeeded.page;
  const Page = page.component();
  const [attempts, retry] = useReducer((count: number) => count + 1, 0);
  useScrollRestoration();
  const namespaces = isLoginMissing ? [] : (route.namespaces ?? []);
  const { i18n } = useTranslation(namespaces);
  const missingNamespaces = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  if (missingNamespaces.length) {
    return <MissingPage onRetry={() => void i18n.reloadResources(i18n.language, missingNamespaces).then(retry)} />;
  }
  return (
    <PartBoundary key={attempts} contentKey={pathname} onFailed={page.reset} fallback={<MissingPage onRetry={retry} />}>
      <Page params={params} />
    </PartBoundary>
  );
}
