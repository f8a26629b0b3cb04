import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';
import type { Topic } from './topic.ts';

/** The specification's own spelling. */
export const topicHrefs = { management: '/managment', financial: '/financial' } as const satisfies Record<
  Topic,
  string
>;

const page = lazyPage(() => import('./TopicsPage.tsx'));

const topics = (topic: Topic): Route => ({
  paths: [topicHrefs[topic]],
  page,
  module: 'src/pages/topics/TopicsPage.tsx',
  namespaces: ['reading'],
  load: () => import('./load.ts'),
  given: { topic },
  menu: [{ icon: topic, href: topicHrefs[topic], in: ['services'] }],
});

export const financialRoute = topics('financial');
export const managementRoute = topics('management');
