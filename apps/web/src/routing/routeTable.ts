import { atom, useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import type { Match } from './matcher.ts';
import type { Route } from './route.ts';

export interface RouteTable {
  /** Every page, in the order of the menus. */
  routes: readonly Route[];
  /** The page at a path. */
  match: (pathname: string) => Match;
}

/** Set once, when the app is made. The table imports every page, so what a page uses reads it here. */
export const routeTableAtom = atom<RouteTable>({
  routes: [],
  match: () => {
    throw new Error('the app was not given its routes');
  },
});

/** The declaration of the current page. */
export function useRoute(): Route {
  const { pathname } = useLocation();
  return useAtomValue(routeTableAtom).match(pathname).route;
}
