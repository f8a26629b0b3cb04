import { lazyPage } from '../../routing/lazyPage.ts';
import type { BarLink, DrawnLink, Route } from '../../routing/route.ts';
import type { Subject } from './subject.ts';

const page = lazyPage(() => import('./ComingPage.tsx'));

interface Coming extends Pick<Route, 'login' | 'bare' | 'entry'> {
  paths?: readonly string[];
  menu?: Omit<BarLink, 'href'> | Omit<DrawnLink, 'href'>;
}

/** A page that comes with a later release, at its address. */
function coming(subject: Subject, href: string, { paths = [href], menu, ...rest }: Coming = {}): Route {
  return {
    paths,
    page,
    module: 'src/pages/coming/ComingPage.tsx',
    given: { subject },
    ...(menu ? { menu: [{ ...menu, href }] } : {}),
    ...rest,
  };
}

export const comingHrefs = {
  reels: '/reels',
  reelsSearch: '/reels-search',
  advisors: '/advisors',
  applyAdvisor: '/apply-advisor',
} as const;
const hrefs = comingHrefs;

const clips = { bare: true, entry: hrefs.reels } as const;

export const reelRoutes: readonly Route[] = [
  coming('reels', hrefs.reels, {
    paths: [`${hrefs.reels}/*`, '/reel-:id', '/videos/*'],
    menu: { icon: 'reels', in: ['bar'] },
    ...clips,
  }),
  coming('reelsSearch', hrefs.reelsSearch, {
    paths: [hrefs.reelsSearch, '/videos/search'],
    menu: { icon: 'reelsSearch', in: ['main'] },
    ...clips,
  }),
  coming('addReel', '/add-reel', { paths: ['/add-reel', '/update-reel'], login: 'required' }),
];

export const advisorRoutes: readonly Route[] = [
  coming('advisors', hrefs.advisors, { menu: { icon: 'advisors', in: ['services'] } }),
  coming('applyAdvisor', hrefs.applyAdvisor),
  coming('provider', '/provider/:id'),
];
