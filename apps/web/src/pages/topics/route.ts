import { lazyPage } from '../../routing/lazyPage.ts';
import { loadCall } from '../../routing/loadCall.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';
import { TOPIC_CALLS, type Topic } from './topic.ts';

const page = lazyPage(() => import('./TopicsPage.tsx'));

const createTopicRoute = (topic: Topic): Route => ({
  paths: [paths[topic]],
  page,
  module: 'src/pages/topics/TopicsPage.tsx',
  namespaces: ['articles'],
  load: loadCall(TOPIC_CALLS[topic]),
  fixedParams: { topic },
  menu: [{ label: `shell:links.${topic}`, href: paths[topic], icon: topic, places: ['services'] }],
});

export const financialRoute = createTopicRoute('financial');
export const managementRoute = createTopicRoute('management');
