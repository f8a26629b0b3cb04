import { matchRoutes } from 'react-router-dom';
import type { Route } from './route.ts';

/** A parameter that ends the first segment of a path. */
const ENDING = /^\/([\w-]+-):/;

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/**
 * Makes the function that finds the page at a path, the closest match first. react-router does it; its parameters are
 * whole segments, so `/property-:id` is handed to it as `/property-/:id`, and paths accordingly.
 */
export function matcher(routes: readonly Route[], otherwise: Route): (pathname: string) => Match {
  const paths = [...routes, otherwise].flatMap((route) => route.paths.map((path) => ({ route, path })));
  const beginnings = paths.flatMap(({ path }) => ENDING.exec(path)?.[1] ?? []).map((text) => `/${text.toLowerCase()}`);
  const objects = paths.map(({ route, path }) => ({ path: path.replace(ENDING, '/$1/:'), handle: route }));

  const split = (pathname: string) => {
    const lower = pathname.toLowerCase();
    const begins = beginnings.find((text) => lower.startsWith(text));
    return begins ? `${pathname.slice(0, begins.length)}/${pathname.slice(begins.length)}` : pathname;
  };
  return (pathname) => {
    const found = matchRoutes(objects, split(pathname))?.at(-1);
    if (!found) return { route: otherwise, params: {} };
    const { handle: route } = found.route;
    const read = Object.entries(found.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { route, params: { ...route.given, ...Object.fromEntries(read) } };
  };
}
