import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const compareHref = '/compare';

/** The comparison of some homes; with `onlyDifferent` it shows those rows alone in which they differ. */
export const comparePath = (ids: readonly string[], onlyDifferent = false): string => {
  const query = [ids.length > 0 && `homes=${ids.join(',')}`, onlyDifferent && 'show=different']
    .filter(Boolean)
    .join('&');
  return compareHref + (query && `?${query}`);
};

export const compareRoute: Route = {
  paths: [compareHref],
  page: lazyPage(() => import('./ComparePage.tsx')),
  module: 'src/pages/compare/ComparePage.tsx',
  namespaces: ['deciding'],
  load: () => import('./load.ts'),
};
