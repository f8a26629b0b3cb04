import type { CallInput } from '@mashrabiya/contract';
import { paths } from '../../routing/paths.ts';

/** Query for the first case of a queue. */
export const QUEUE_START = { query: {} };

/** Filter of the moderation log. */
export type LogFilter = NonNullable<CallInput<'getModerationTable'>['query']>;

/** The parts of the moderators' page. */
export const moderationHrefs = {
  ads: paths.moderation,
  reports: `${paths.moderation}?view=reports`,
  reels: `${paths.moderation}?view=reels`,
  advisors: `${paths.moderation}?view=advisors`,
  reviews: `${paths.moderation}?view=reviews`,
  /** People with an account, one of them, or those in whose name, address or number a text is. */
  people: (about: { person?: string; q?: string } = {}) =>
    `${paths.moderation}?${new URLSearchParams({ view: 'people', ...about })}`,
  /** Log of decisions and reports; the filter narrows it to a kind, a person or a range of days. */
  log: (filter: LogFilter) => {
    const asked = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `${paths.moderation}?${new URLSearchParams([['view', 'log'], ...asked])}`;
  },
} as const;
