import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const questionsHref = '/QAs';

export const questionsRoute: Route = {
  paths: [questionsHref],
  page: lazyPage(() => import('./QuestionsPage.tsx')),
  module: 'src/pages/questions/QuestionsPage.tsx',
  namespaces: ['reading'],
  load: () => import('./load.ts'),
  menu: [{ icon: 'questions', href: questionsHref, in: ['services'] }],
};
