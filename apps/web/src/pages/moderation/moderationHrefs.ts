import type { CallInput } from '@mashrabiya/contract';
import { paths } from '../../routing/paths.ts';

export const CLAIM_INPUT = { query: {} };

export type LogFilter = NonNullable<CallInput<'getModerationTable'>['query']>;

export const moderationHrefs = {
  ads: paths.moderation,
  reports: `${paths.moderation}?view=reports`,
  reels: `${paths.moderation}?view=reels`,
  advisors: `${paths.moderation}?view=advisors`,
  companies: `${paths.moderation}?view=companies`,
  reviews: `${paths.moderation}?view=reviews`,
  jobs: `${paths.moderation}?view=jobs`,
  /** User accounts: all, one, or those whose name, email or phone number contains a text. */
  people: ({ id, q }: { id?: string; q?: string } = {}) =>
    `${paths.moderation}?${new URLSearchParams({ view: 'people', ...(id && { person: id }), ...(q && { q }) })}`,
  log: (filter: LogFilter) => {
    const parameters = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
    return `${paths.moderation}?${new URLSearchParams([['view', 'log'], ...parameters])}`;
  },
} as const;
