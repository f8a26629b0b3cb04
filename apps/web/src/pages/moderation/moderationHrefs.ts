import type { CallInput } from '@mashrabiya/contract';
import { paths } from '../../routing/paths.ts';

/** What is asked of a queue whose first case is wanted. */
export const QUEUE_START = { query: {} };

/** What the log is narrowed to. */
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
  /** What was decided and reported; of one kind, by or about one person, or in some days where that is asked for. */
  log: (filter: LogFilter) => {
    const asked = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `${paths.moderation}?${new URLSearchParams([['view', 'log'], ...asked])}`;
  },
} as const;
