import { lazyPage } from '../../routing/lazyPage.ts';
import { loadCall } from '../../routing/loadCall.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const questionsRoute: Route = {
  paths: [paths.questions],
  page: lazyPage(() => import('./QuestionsPage.tsx')),
  module: 'src/pages/questions/QuestionsPage.tsx',
  namespaces: ['articles'],
  load: loadCall('getQuestions'),
  menu: [{ label: 'shell:links.questions', href: paths.questions, icon: 'questions', places: ['services'] }],
};
