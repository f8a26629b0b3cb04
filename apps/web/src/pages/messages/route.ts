import { lazyPage } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import type { Route } from '../../routing/route.ts';

export const messagesRoute: Route = {
  paths: [paths.messages, paths.conversation(':id')],
  page: lazyPage(() => import('./MessagesPage.tsx')),
  module: 'src/pages/messages/MessagesPage.tsx',
  namespaces: ['messages', 'forms', 'account'],
  login: 'required',
  menu: [{ label: 'shell:links.messages', href: paths.messages, icon: 'messages', places: ['account'] }],
  entry: paths.messages,
  fillsScreen: true,
};
