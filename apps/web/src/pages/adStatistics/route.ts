import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const adStatisticsRoute: Route = {
  paths: [paths.adStatistics(':id')],
  page: lazyPage(() => import('./AdStatisticsPage.tsx')),
  module: 'src/pages/adStatistics/AdStatisticsPage.tsx',
  namespaces: ['myListings', 'wizard'],
  login: 'required',
};
