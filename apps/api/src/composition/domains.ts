import type { Kysely } from 'kysely';
import { accounts } from '../accounts/index.ts';
import { alerts } from '../alerts/index.ts';
import type { Domain, Handlers, JobServices } from '../app/defineDomain.ts';
import { companies } from '../companies/index.ts';
import { contact } from '../contact/index.ts';
import { conversations } from '../conversations/index.ts';
import type { Tables } from '../db/schema.ts';
import { engagement } from '../engagement/index.ts';
import { exports } from '../exports/index.ts';
import { favorites } from '../favorites/index.ts';
import { finance } from '../finance/index.ts';
import { enqueueOnce } from '../jobs/enqueue.ts';
import type { JobRunnerOptions } from '../jobs/JobRunner.ts';
import { leads } from '../leads/index.ts';
import { listings } from '../listings/index.ts';
import { market } from '../market/index.ts';
import { media } from '../media/index.ts';
import { moderation } from '../moderation/index.ts';
import { myListings } from '../myListings/index.ts';
import { operations } from '../operations/index.ts';
import { orphans } from '../orphans/index.ts';
import { payments } from '../payments/index.ts';
import { people } from '../people/index.ts';
import { plans } from '../plans/index.ts';
import { reels } from '../reels/index.ts';
import { reference } from '../reference/index.ts';
import { reports } from '../reports/index.ts';
import { savedSearches } from '../savedSearches/index.ts';
import { texts } from '../texts/index.ts';

const domains: readonly Domain[] = [
  accounts,
  alerts,
  companies,
  contact,
  conversations,
  engagement,
  exports,
  favorites,
  finance,
  leads,
  listings,
  market,
  media,
  moderation,
  operations,
  orphans,
  myListings,
  payments,
  people,
  plans,
  reels,
  reference,
  reports,
  savedSearches,
  texts,
];

/** A call without a domain is a type error. */
export const handlers: Handlers = {
  ...accounts.handlers,
  ...alerts.handlers,
  ...companies.handlers,
  ...contact.handlers,
  ...conversations.handlers,
  ...engagement.handlers,
  ...exports.handlers,
  ...favorites.handlers,
  ...finance.handlers,
  ...leads.handlers,
  ...listings.handlers,
  ...market.handlers,
  ...media.handlers,
  ...moderation.handlers,
  ...myListings.handlers,
  ...operations.handlers,
  ...payments.handlers,
  ...people.handlers,
  ...plans.handlers,
  ...reels.handlers,
  ...reference.handlers,
  ...reports.handlers,
  ...savedSearches.handlers,
  ...texts.handlers,
};

const jobsByKind = Object.assign({}, ...domains.map(({ jobs }) => jobs)) as Domain['jobs'];

export async function ensurePeriodicJobs(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const [kind, { everyMs, ensure }] of Object.entries(jobsByKind)) {
    if (ensure) await ensure(db, now);
    else if (everyMs !== undefined) await enqueueOnce(db, { kind, payload: {}, now });
  }
}

export function buildJobOptions(
  services: JobServices,
): Pick<JobRunnerOptions, 'handlers' | 'concurrencyByKind' | 'periodMsByKind'> {
  const kinds = Object.entries(jobsByKind);
  const collect = (part: 'concurrency' | 'everyMs') =>
    Object.fromEntries(kinds.flatMap(([kind, { [part]: value }]) => (value === undefined ? [] : [[kind, value]])));
  return {
    handlers: Object.fromEntries(kinds.map(([kind, { handler }]) => [kind, handler(services)])),
    concurrencyByKind: collect('concurrency'),
    periodMsByKind: collect('everyMs'),
  };
}
