import type { CallInput } from '@mashrabiya/contract';
import { lazyPage } from '../../routing/lazyPage.ts';
import type { Route } from '../../routing/route.ts';

export const moderationHref = '/moderation';

/** What is asked of a queue whose first case is wanted. */
export const QUEUE_START = { query: {} };

/** What the log is narrowed to. */
export type LogFilter = NonNullable<CallInput<'getModerationTable'>['query']>;

/** The parts of the moderators' page. */
export const moderationHrefs = {
  ads: moderationHref,
  reports: `${moderationHref}?view=reports`,
  reels: `${moderationHref}?view=reels`,
  advisors: `${moderationHref}?view=advisors`,
  reviews: `${moderationHref}?view=reviews`,
  /** People with an account, one of them, or those in whose name, address or number a text is. */
  people: (about: { person?: string; q?: string } = {}) =>
    `${moderationHref}?${new URLSearchParams({ view: 'people', ...about })}`,
  /** What was decided and reported; of one kind, by or about one person, or in some days where that is asked for. */
  log: (filter: LogFilter) => {
    const asked = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `${moderationHref}?${new URLSearchParams([['view', 'log'], ...asked])}`;
  },
} as const;

export const moderationRoute: Route = {
  paths: [moderationHref],
  page: lazyPage(() => import('./ModerationPage.tsx')),
  module: 'src/pages/moderation/ModerationPage.tsx',
  namespaces: ['moderating', 'forms', 'people', 'account', 'reels'],
  login: 'required',
  role: 'moderator',
  menu: [{ icon: 'moderation', href: moderationHref, in: ['account'] }],
};
