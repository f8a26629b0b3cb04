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

  const claim = (token: string) => api.client.fetchAnswer('claimReview', '/moderation/claims', buildPost(token));

  return {
    form: buildAdForm,
    user: createUser,
    claim,
    postAd: async (token: string, overrides?: Record<string, string>) =>
      await api.client.fetchData('addProperty', '/properties', withToken(token, await buildAdForm(overrides))),
    fetchOwnAds: (token: string) =>
      api.client.fetchData('listOwnProperties', '/user/profile/properties', withToken(token)),
    async acceptAll() {
      const { token } = await createUser('moderator');
      for (;;) {
        const { data } = await claim(token);
        if (!data) return;
        const decision = { decision: 'accepted', submitted_at: data.submitted_at };
        await api.client.fetchAnswer(
          'decideReview',
          `/moderation/properties/${data.property.id}`,
          buildPost(token, decision),
        );
      }
    },
    fetchPageStatus: (id: string) => api.client.fetchStatus(`/properties/${id}`),
    async readSubjects(email: string) {
      await runJobs(api);
      const rows = await api.database.db
        .selectFrom('outbox')
        .select('subject')
        .where('recipient', '=', email)
        .orderBy('created_at')
        .execute();
      return rows.map(({ subject }) => subject);
    },
    runJobs: () => runJobs(api),
  };
}
