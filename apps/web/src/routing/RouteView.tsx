import { useLocation } from 'react-router-dom';
import { useSections } from '../app/useSections.ts';
import { matchRoute } from './routes.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The page at the current address. */
export function RouteView() {
  const { pathname } = useLocation();
  const { route, params } = matchRoute(pathname);
  const Page = route.page.component();
  useScrollMemory();
  useSections(route.sections);
  return <Page params={params} />;
}
