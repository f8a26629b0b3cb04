import type { Role } from '@mashrabiya/contract';
import sharp from 'sharp';
import { CITIES, categoryId, subcategoryId } from '../fixtures/reference.ts';
import { buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { runJobs } from './jobs.ts';
import { registerUser } from './users.ts';

const city = CITIES.newCairo;
/** Fields of an ad for a flat in New Cairo. */
export const AD_FIELDS = {
  address: 'شقة بحديقة خاصة في التجمع الخامس',
  gover: String(city.governorate_id),
  city: String(city.id),
  location: 'https://www.google.com/maps?q=30.02,31.47',
  category_id: String(categoryId('housing')),
  subcategory_id: String(subcategoryId('housing', 'apartment')),
  finishing: 'finished',
  size: '165',
  floors: '1',
  bedrooms: '3',
  bathrooms: '2',
  description: 'شقة بتشطيب كامل وحديقة خاصة على بعد خطوات من الجامعة.',
  action: 'forsell',
  price: '4850000',
  payment: 'cash',
  ranking: '1',
};

/** Sellers and moderators of a test, and their actions on ads. */
export function createAdTools(api: FixtureApi) {
  let shade = 0;

  /** A form with one picture, which is the cover. */
  async function buildAdForm(overrides: Record<string, string> = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...AD_FIELDS, cover_img: 'front.jpg', ...overrides }))
      body.append(name, value);
    const background = { r: ++shade % 256, g: 90, b: 140 };
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();
    body.append('image[]', new File([Uint8Array.from(bytes)], 'front.jpg'));
    return { method: 'POST', body };
  }

  /** A user with a role and a confirmed address. */
  async function createUser(role: Role = 'user') {
    const account = await registerUser(api.client);
    const row = await api.database.db
      .updateTable('app_user')
      .set({ email_verified_at: new Date(), role })
      .where('email', '=', account.email)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...account, id: row.id };
  }

  /** Users with roles, in the order of the roles. */
  async function createUsers<const R extends readonly Role[]>(...roles: R) {
    const users: Awaited<ReturnType<typeof createUser>>[] = [];
    for (const role of roles) users.push(await createUser(role));
    return users as { [Index in keyof R]: (typeof users)[number] };
  }

  const postAd = async (token: string, overrides?: Record<string, string>) =>
    api.client.fetchData('addProperty', '/properties', withToken(token, await buildAdForm(overrides)));
  const fetchOwnAds = (token: string) =>
    api.client.fetchData('listOwnProperties', '/user/profile/properties', withToken(token));

  /** Claims the next pending ad, or the one after the displayed ad. */
  const claimReview = (token: string, displayedId?: string) =>
    api.client.fetchAnswer(
      'claimReview',
      `/moderation/claims${displayedId ? `?after=${displayedId}` : ''}`,
      buildPost(token),
    );
  const decideReview = (token: string, id: string, decision: object) =>
    api.client.fetchAnswer('decideReview', `/moderation/properties/${id}`, buildPost(token, decision));

  /** Approves all pending ads, and returns their ids in the order of the queue. */
  async function acceptAll(token?: string): Promise<string[]> {
    const moderator = token ?? (await createUser('moderator')).token;
    const ids: string[] = [];
    for (;;) {
      const { data } = await claimReview(moderator);
      if (!data) return ids;
      ids.push(data.property.id);
      await decideReview(moderator, data.property.id, { decision: 'accepted', submitted_at: data.submitted_at });
    }
  }

  /** A new seller's listed ad; a second later, so that its next decision has another time. */
  async function createListing() {
    const seller = await createUser();
    const { id } = await postAd(seller.token);
    await acceptAll();
    api.advanceTime(1_000);
    return { seller, id };
  }

  /** Runs due jobs and returns the mails to an address, oldest first. */
  async function readMails(email: string) {
    await runJobs(api);
    return api.database.db
      .selectFrom('outbox')
      .select(['subject', 'plain', 'html'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute();
  }

  return {
    buildAdForm,
    createUser,
    createUsers,
    postAd,
    fetchOwnAds,
    findOwnAd: async (token: string, id: string) => (await fetchOwnAds(token)).data.find((ad) => ad.id === id),
    editAd: async (token: string, id: string, overrides?: Record<string, string>) =>
      api.client.fetchData('editProperty', `/properties/${id}`, withToken(token, await buildAdForm(overrides))),
    changeAd: (token: string, id: string, action: 'close' | 'confirm' | 'pause' | 'resume') =>
      api.client.fetchData(`${action}Property`, `/properties/${id}/${action}`, buildPost(token, {})),
    claimReview,
    decideReview,
    acceptAll,
    createListing,
    fetchPageStatus: (id: string) => api.client.fetchStatus(`/properties/${id}`),
    readMails,
    readSubjects: async (email: string) => (await readMails(email)).map(({ subject }) => subject),
    runJobs: () => runJobs(api),
    async runJobsAfter(milliseconds: number) {
      api.advanceTime(milliseconds);
      await runJobs(api);
    },
  };
}
