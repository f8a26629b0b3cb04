import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useSections } from '../app/useSections.ts';
import { signedInAtom } from '../session/atoms.ts';
import { loginNeeded, matchRoute } from './routes.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The page at the current address; in its place, the screen that asks for a login. */
export function RouteView() {
  const { pathname } = useLocation();
  const { route, params } = matchRoute(pathname);
  const signedIn = useAtomValue(signedInAtom);
  const page = route.login && !signedIn ? loginNeeded : route.page;
  const Page = page.component();
  useScrollMemory();
  useSections(page === route.page ? route.sections : []);
  return <Page params={params} />;
}
