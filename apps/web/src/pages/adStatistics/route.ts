import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const adStatisticsHref = (id: string) => `/ad-statistics-${id}`;

export const adStatisticsRoute: Route = {
  paths: [adStatisticsHref(':id')],
  page: lazyPage(() => import('./AdStatisticsPage.tsx')),
  module: 'src/pages/adStatistics/AdStatisticsPage.tsx',
  namespaces: ['owning', 'wizard'],
  login: 'required',
};
