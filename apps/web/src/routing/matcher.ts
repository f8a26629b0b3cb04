import { matchRoutes } from 'react-router-dom';
import type { Route } from './route.ts';

/** A parameter that ends the first segment of a path. */
const ENDING = /^\/([\w-]+-):/;

export interface Match {
  route: Route;
  params: Record<string, string>;
}

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/**
 * Creates the function that finds the page of a path, closest match first. react-router matches only whole segments, so
 * `/property-:id` becomes `/property-/:id`, and paths accordingly. It ranks and compiles all given routes at each call,
 * so it gets only those with the same beginning, once per path: several parts of a page ask for its match.
 */
export function matcher(routes: readonly Route[], otherwise: Route): (pathname: string) => Match {
  const paths = [...routes, otherwise].flatMap((route) => route.paths.map((path) => ({ route, path })));
  const beginnings = paths.flatMap(({ path }) => ENDING.exec(path)?.[1] ?? []).map((text) => `/${text.toLowerCase()}`);
  const objects = paths.map(({ route, path }) => ({ path: path.replace(ENDING, '/$1/:'), handle: route }));
  const beginningWith = (pathname: string) => {
    const first = firstSegment(pathname).toLowerCase();
    if (first.includes('%')) return objects;
    return objects.filter(({ path }) => /^[:*]/.test(firstSegment(path)) || firstSegment(path).toLowerCase() === first);
  };

  const split = (pathname: string) => {
    const lower = pathname.toLowerCase();
    const begins = beginnings.find((text) => lower.startsWith(text));
    return begins ? `${pathname.slice(0, begins.length)}/${pathname.slice(begins.length)}` : pathname;
  };
  const match = (pathname: string): Match => {
    const asked = split(pathname);
    const found = matchRoutes(beginningWith(asked), asked)?.at(-1);
    if (!found) return { route: otherwise, params: {} };
    const { handle: route } = found.route;
    const read = Object.entries(found.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { route, params: { ...route.given, ...Object.fromEntries(read) } };
  };
  let last: { pathname: string; match: Match } | undefined;
  return (pathname) => {
    if (last?.pathname !== pathname) last = { pathname, match: match(pathname) };
    return last.match;
  };
}
