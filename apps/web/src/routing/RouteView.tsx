import { useLocation } from 'react-router-dom';
import { matchRoute } from './routes.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The page at the current address. */
export function RouteView() {
  const { pathname } = useLocation();
  const { route, params } = matchRoute(pathname);
  const Page = route.page.component();
  useScrollMemory();
  return <Page params={params} />;
}
