import type { AlertFrequency } from '@mashrabiya/contract';
import { buildAd, upsertAd } from '../../src/ads/repository/ads.ts';
import { startPeriod } from '../../src/ads/services/advanceAd.ts';
import { ensureAlertsJob } from '../../src/alerts/jobs/alertsJob.ts';
import { insertProperties, type NewProperty } from '../../src/catalogue/repository/insertProperties.ts';
import { findStoredMails } from '../../src/mail/repository/outbox.ts';
import { buildPost } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { runJobs } from './jobs.ts';
import { registerUser } from './users.ts';

export const MINUTE_MS = 60_000;

/** Users with alerts, new listings, and the sent alerts. */
export function createAlertTools(api: FixtureApi) {
  /** Advances the time, then runs due jobs on this many nodes. */
  async function runJobsAfter(milliseconds: number, nodes = 1): Promise<void> {
    api.advanceTime(milliseconds);
    await ensureAlertsJob(api.database.db, api.services.clock());
    await Promise.all(Array.from({ length: nodes }, () => runJobs(api)));
  }

  const readAlertMails = async (address: string) =>
    (await findStoredMails(api.database.db, 1_000))
      .filter(({ recipient, unsubscribe }) => recipient === address && unsubscribe !== null)
      .reverse();

  const confirmEmail = (email: string) =>
    api.database.db
      .updateTable('app_user')
      .set({ email_verified_at: api.services.clock() })
      .where('email', '=', email)
      .execute();

  async function createUserWithSearch(
    href: string,
    frequency: AlertFrequency,
    options: { isConfirmed?: boolean; isByPush?: boolean } = {},
  ) {
    const { token, email } = await registerUser(api.client);
    if (options.isConfirmed ?? true) await confirmEmail(email);
    const saveRequest = buildPost(token, { href, name: 'شقق المعادي' });
    const { id } = await api.client.fetchData('saveSearch', '/saved-searches', saveRequest);
    const set = (body: object) =>
      api.client.fetchAnswer('setSearchAlert', `/saved-searches/${id}/alert`, buildPost(token, body));
    await set({ frequency, by_mail: true, by_push: options.isByPush ?? false });
    return { token, email, id, set };
  }

  async function addListings(...properties: readonly NewProperty[]): Promise<void> {
    api.advanceTime(1);
    const now = api.services.clock();
    await insertProperties(
      api.database.db,
      properties.map((property) => ({ ...property, created_at: now, updated_at: now, confirmed_at: now })),
    );
  }

  async function changeListing(
    id: string,
    values: { price?: number; availability?: number; removed_at?: Date; address_ar?: string },
  ): Promise<void> {
    api.advanceTime(1);
    await api.database.db
      .updateTable('property')
      .set({ ...values, updated_at: api.services.clock() })
      .where('id', '=', id)
      .execute();
  }

  /** Starts a period of a listing's ad, as an approval or a renewal does. */
  const setActive = (id: string) =>
    api.database.db.transaction().execute(async (tx) => {
      api.advanceTime(1);
      const now = api.services.clock();
      const ad = buildAd(id, 1, now);
      await upsertAd(tx, ad);
      await startPeriod(tx, ad, { now, rankSchedule: undefined, origin: 'https://homes.example.com' });
    });

  return {
    after: runJobsAfter,
    mailsTo: readAlertMails,
    confirm: confirmEmail,
    user: createUserWithSearch,
    appear: addListings,
    change: changeListing,
    setActive,
  };
}
