import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';
import type { Subject } from './subject.ts';

const page = lazyPage(() => import('./ComingPage.tsx'));

interface Coming extends Pick<Route, 'login'> {
  paths?: readonly string[];
}

/** A page that comes with a later release, at its address. */
function coming(subject: Subject, href: string, { paths = [href], ...rest }: Coming = {}): Route {
  return {
    paths,
    page,
    module: 'src/pages/coming/ComingPage.tsx',
    given: { subject },
    ...rest,
  };
}

export const addReelRoutes: readonly Route[] = [coming('addReel', '/videos/record')];
