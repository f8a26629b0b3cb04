import type { Action, PropertyType } from '@mashrabiya/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

interface Kind {
  action: Action;
  type: PropertyType;
}

/** Prices of a city or district, those of one kind first. */
export const areaHref = (city: number, kind?: Kind) =>
  `/area-${city}${kind ? `?action=${kind.action}&type=${kind.type}` : ''}`;

export const areaRoute: Route = {
  paths: ['/area-:cityId'],
  page: lazyPage(() => import('./AreaPage.tsx')),
  module: 'src/pages/area/AreaPage.tsx',
  namespaces: ['market'],
  load: () => import('./load.ts'),
};
