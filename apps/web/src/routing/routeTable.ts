import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { Match } from './matcher.ts';
import type { Route } from './route.ts';

export interface RouteTable {
  routes: readonly Route[];
  match: (pathname: string) => Match;
}

/** Set once, when the app is created. The table imports every page, so pages and their parts must read it here. */
export const routeTableAtom = atom<RouteTable>({
  routes: [],
  match: () => {
    throw new Error('No routes: set routeTableAtom when creating the app');
  },
});

export function useRoute(): Route {
  const { pathname } = useLocation();
  return useAtomValue(routeTableAtom).match(pathname).route;
}
