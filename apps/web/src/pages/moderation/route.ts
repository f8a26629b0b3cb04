import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const moderationRoute: Route = {
  paths: [paths.moderation],
  page: lazyPage(() => import('./ModerationPage.tsx')),
  module: 'src/pages/moderation/ModerationPage.tsx',
  namespaces: ['moderation', 'forms', 'people', 'account', 'reels', 'messages'],
  login: 'required',
  role: 'moderator',
  menu: [{ label: 'shell:links.moderation', href: paths.moderation, icon: 'moderation', places: ['account'] }],
};
