import { lazyPage } from '../../routing/lazyPage.ts';
import type { DrawnLink, Route } from '../../routing/route.ts';
import type { Subject } from './subject.ts';

const page = lazyPage(() => import('./ComingPage.tsx'));

interface Coming extends Pick<Route, 'login'> {
  paths?: readonly string[];
  menu?: Omit<DrawnLink, 'href'>;
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
  advisors: '/advisors',
  applyAdvisor: '/apply-advisor',
} as const;
const hrefs = comingHrefs;

export const addReelRoutes: readonly Route[] = [
  coming('addReel', '/add-reel', { paths: ['/add-reel', '/update-reel'], login: 'required' }),
  coming('addReel', '/videos/record'),
];

export const advisorRoutes: readonly Route[] = [
  coming('advisors', hrefs.advisors, { menu: { icon: 'advisors', in: ['services'] } }),
  coming('applyAdvisor', hrefs.applyAdvisor),
];
