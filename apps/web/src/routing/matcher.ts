import { matchRoutes } from 'react-router-dom';
import type { Route } from './route.ts';

/** A parameter that ends the first segment of a path. */
const ENDING = /^\/([\w-]+-):/;

export interface Match {
  route: Route;
  params: Record<string, string>;
}

const getFirstSegment = (path: string) => path.split('/')[1] ?? '';

/**
 * Creates the function that finds the page of a path, closest match first. react-router matches only whole segments, so
 * `/property-:id` becomes `/property-/:id`, and paths accordingly. It ranks and compiles all given routes at each call,
 * so it gets only those with the same beginning, once per path: several parts of a page ask for its match.
 */
export function createMatcher(routes: readonly Route[], otherwise: Route): (pathname: string) => Match {
  const paths = [...routes, otherwise].flatMap((route) => route.paths.map((path) => ({ route, path })));
  const prefixes = paths.flatMap(({ path }) => ENDING.exec(path)?.[1] ?? []).map((text) => `/${text.toLowerCase()}`);
  const objects = paths.map(({ route, path }) => ({ path: path.replace(ENDING, '/$1/:'), handle: route }));
  const findCandidates = (pathname: string) => {
    const first = getFirstSegment(pathname).toLowerCase();
    if (first.includes('%')) return objects;
    return objects.filter(
      ({ path }) => /^[:*]/.test(getFirstSegment(path)) || getFirstSegment(path).toLowerCase() === first,
    );
  };

  const split = (pathname: string) => {
    const lower = pathname.toLowerCase();
    const prefix = prefixes.find((text) => lower.startsWith(text));
    return prefix ? `${pathname.slice(0, prefix.length)}/${pathname.slice(prefix.length)}` : pathname;
  };
  const match = (pathname: string): Match => {
    const splitPath = split(pathname);
    const found = matchRoutes(findCandidates(splitPath), splitPath)?.at(-1);
    if (!found) return { route: otherwise, params: {} };
    const { handle: route } = found.route;
    const read = Object.entries(found.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { route, params: { ...route.fixedParams, ...Object.fromEntries(read) } };
  };
  let last: { pathname: string; match: Match } | undefined;
  return (pathname) => {
    if (last?.pathname !== pathname) last = { pathname, match: match(pathname) };
    return last.match;
  };
}
