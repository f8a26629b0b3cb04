import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';
import type { Topic } from './topic.ts';

const page = lazyPage(() => import('./TopicsPage.tsx'));

const topics = (topic: Topic): Route => ({
  paths: [paths[topic]],
  page,
  module: 'src/pages/topics/TopicsPage.tsx',
  namespaces: ['articles'],
  load: () => import('./load.ts'),
  given: { topic },
  menu: [{ icon: topic, href: paths[topic], in: ['services'] }],
});

export const financialRoute = topics('financial');
export const managementRoute = topics('management');
