import { matchRoutes } from 'react-router-dom';
import type { Route } from './route.ts';

/** A parameter that ends the first segment of a path. */
const TRAILING_PARAM = /^\/([\w-]+-):/;

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
export function createMatcher(routes: readonly Route[], fallbackRoute: Route): (pathname: string) => Match {
  const paths = [...routes, fallbackRoute].flatMap((route) => route.paths.map((path) => ({ route, path })));
  const prefixes = paths
    .flatMap(({ path }) => TRAILING_PARAM.exec(path)?.[1] ?? [])
    .map((text) => `/${text.toLowerCase()}`);
  const routeObjects = paths.map(({ route, path }) => ({ path: path.replace(TRAILING_PARAM, '/$1/:'), handle: route }));
  const findCandidates = (pathname: string) => {
    const first = getFirstSegment(pathname).toLowerCase();
    if (first.includes('%')) return routeObjects;
    return routeObjects.filter(
      ({ path }) => /^[:*]/.test(getFirstSegment(path)) || getFirstSegment(path).toLowerCase() === first,
    );
  };

  const splitPrefix = (pathname: string) => {
    const lowerPathname = pathname.toLowerCase();
    const prefix = prefixes.find((text) => lowerPathname.startsWith(text));
    return prefix ? `${pathname.slice(0, prefix.length)}/${pathname.slice(prefix.length)}` : pathname;
  };
  const match = (pathname: string): Match => {
    const splitPath = splitPrefix(pathname);
    const lastMatch = matchRoutes(findCandidates(splitPath), splitPath)?.at(-1);
    if (!lastMatch) return { route: fallbackRoute, params: {} };
    const { handle: route } = lastMatch.route;
    const read = Object.entries(lastMatch.params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return { route, params: { ...route.fixedParams, ...Object.fromEntries(read) } };
  };
  let last: { pathname: string; match: Match } | undefined;
  return (pathname) => {
    if (last?.pathname !== pathname) last = { pathname, match: match(pathname) };
    return last.match;
  };
}
