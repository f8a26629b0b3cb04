import { COUNT_FIELDS, type CountFieldName, calls, formatCairoDay, type PropertyType } from '@mashrabiya/contract';
import { moderation } from '@mashrabiya/i18n/ar/moderation';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { up as correctProperties } from '../src/db/migrations/061-corrected-properties.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { NOW } from './fixtures/properties.ts';
import { CITIES, categoryId, subcategoryId } from './fixtures/reference.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobs } from './support/jobs.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;
const { trust } = moderation;

describeBothEngines('An own ad', (open) => {
  const api = createFixtureApi(open);
  const sale = 'شقة بحديقة خاصة في التجمع الخامس';
  const city = CITIES.newCairo;
  const fields = {
    address: sale,
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
    price: '٤٬٨٥٠٬٠٠٠',
    payment: 'cash',
    ranking: '1',
  };
  let shade = 0;
  const createPhoto = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: ++shade % 256, g: 90, b: 140 } } })
      .jpeg()
      .toBuffer();

  /** A form with one picture, which is the cover. */
  async function createForm(overrides: Record<string, string> = {}, pictures?: Buffer[]) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, cover_img: 'front.jpg', ...overrides }))
      body.append(name, value);
    for (const [index, bytes] of (pictures ?? [await createPhoto()]).entries())
      body.append('image[]', new File([Uint8Array.from(bytes)], index === 0 ? 'front.jpg' : `room${index}.jpg`));
    return { method: 'POST', body };
  }
  async function createSeller() {
    const user = await registerUser(api.client);
    await api.database.db
      .updateTable('app_user')
      .set({ email_verified_at: new Date() })
      .where('email', '=', user.email)
      .execute();
    return user;
  }
  async function createModerator() {
    const user = await createSeller();
    await api.database.db.updateTable('app_user').set({ role: 'moderator' }).where('email', '=', user.email).execute();
    return user;
  }
  const postAd = async (token: string, overrides?: Record<string, string>) =>
    await api.client.fetchData('addProperty', '/properties', withToken(token, await createForm(overrides)));
  const fetchOwnAds = (token: string, query = '') =>
    api.client.fetchData('listOwnProperties', `/user/profile/properties${query}`, withToken(token));
  const { fetchAdCounts } = createShop(api);
  const claim = (token: string) => api.client.fetchAnswer('claimReview', '/moderation/claims', buildPost(token));
  const decide = (token: string, id: string, decision: object) =>
    api.client.fetchAnswer('decideReview', `/moderation/properties/${id}`, buildPost(token, decision));
  const fetchPageStatus = (id: string) => api.client.fetchStatus(`/properties/${id}`);
  /** Claims pending ads until this one is returned, and decides on it. */
  async function review(id: string, decision: object = { decision: 'accepted' }) {
    const { token } = await createModerator();
    for (;;) {
      const { data } = await claim(token);
      if (!data) throw new Error(`${id} does not wait`);
      const { property, submitted_at } = data;
      const isWanted = property.id === id;
      await decide(token, property.id, { ...(isWanted ? decision : { decision: 'accepted' }), submitted_at });
      if (isWanted) return;
    }
  }
  it('is posted with its pictures, pending, and found once approved', async () => {
    const { token } = await createSeller();
    const ad = await postAd(token);
    expect(ad).toMatchObject({ availability: 1, address: sale, price: 4_850_000, pack: 1, starts_at: null });
    expect(ad.img).toHaveLength(1);
    expect(await fetchPageStatus(ad.id)).toBe(404);
    expect((await fetchOwnAds(token)).counts).toMatchObject({ 1: 1, 2: 0 });
    await review(ad.id);
    expect(await fetchPageStatus(ad.id)).toBe(200);
    const searchAnswer = await api.client.search({ query: 'حديقة خاصة الخامس' });
    expect(searchAnswer.allData.map(({ id }) => id)).toContain(ad.id);
    const page = await api.client.fetchAnswer('getProperty', `/properties/${ad.id}`);
    expect(page.data.coordinates).toEqual({ lat: 30.02, lng: 31.47, exact: true });
  });

  it('costs an ad credit of its rank, and is refused without one', async () => {
    const { token } = await createSeller();
    expect(await fetchAdCounts(token)).toEqual({ basic: 3, elite: 1, superior: 1 });
    await postAd(token, { ranking: '3' });
    expect(await fetchAdCounts(token)).toEqual({ basic: 3, elite: 1, superior: 0 });
    const refusal = await api.client.fetchRefusal('/properties', withToken(token, await createForm({ ranking: '3' })));
    expect(refusal).toMatchObject({ status: 409, faults: ['no_ads_left /ranking'] });
    expect((await fetchOwnAds(token)).total_properties).toBe(1);
  });

  it('is charged once for concurrent posts', async () => {
    const { token } = await createSeller();
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () =>
        api.client.request('/properties', withToken(token, await createForm({ ranking: '2' }))),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await fetchAdCounts(token)).toMatchObject({ elite: 0 });
  });

  it('returns the errors at their fields, and charges nothing', async () => {
    const { token } = await createSeller();
    const invalidFields = { address: 'شقة', city: '1', feature_ids: '999', finishing: 'gold', bedrooms: '0' };
    const { faults, status } = await api.client.fetchRefusal(
      '/properties',
      withToken(token, await createForm(invalidFields)),
    );
    expect(status).toBe(422);
    expect(faults).toEqual(
      expect.arrayContaining([
        'address_short /address',
        'finishing_required /finishing',
        'bedrooms_required /bedrooms',
      ]),
    );
    const numbers = { size: '62.5', floors: 'two', bathrooms: '100', price: '2000000000000' };
    const malformedNumbersRefusal = await api.client.fetchRefusal(
      '/properties',
      withToken(token, await createForm(numbers)),
    );
    expect(malformedNumbersRefusal.status).toBe(422);
    expect(malformedNumbersRefusal.faults).toEqual([
      'number_not_whole /size',
      'rooms_too_many /bathrooms',
      'number_invalid /floors',
      'price_too_high /price',
    ]);
    expect(await api.client.fetchFaults('/properties', withToken(token, await createForm({ gover: '99' })))).toEqual(
      expect.arrayContaining(['governorate_required /gover', 'city_required /city']),
    );
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 3 });
  });

  it('has rooms according to its category', async () => {
    const { token } = await createSeller();
    const { floors: _, bedrooms: __, bathrooms: ___, ...rest } = fields;
    const createKindFields = (type: PropertyType, slug: string) => ({
      category_id: String(categoryId(type)),
      subcategory_id: String(subcategoryId(type, slug)),
    });
    const postWithoutCounts = async (overrides: Record<string, string>) => {
      const init = await createForm(overrides);
      for (const count of COUNT_FIELDS) if (!(count in overrides)) init.body.delete(count);
      return init;
    };
    const addAndRead = async (overrides: Record<string, string>) =>
      (await api.client.fetchAnswer('addProperty', '/properties', withToken(token, await postWithoutCounts(overrides))))
        .data;
    const pickRooms = ({ floors, bedrooms, bathrooms }: Record<CountFieldName, number>) => [
      floors,
      bedrooms,
      bathrooms,
    ];
    const { status, faults } = await api.client.fetchRefusal(
      '/properties',
      withToken(token, await postWithoutCounts(rest)),
    );
    expect([status, ...faults]).toEqual([
      422,
      'bedrooms_required /bedrooms',
      'bathrooms_required /bathrooms',
      'floors_required /floors',
    ]);
    const office = await addAndRead({ ...createKindFields('commercial', 'office'), bathrooms: '2' });
    expect(pickRooms(office)).toEqual([0, 0, 2]);
    const plot = await addAndRead({ ...createKindFields('land', 'agricultural'), bedrooms: '1', floors: '1' });
    expect(pickRooms(plot)).toEqual([0, 0, 0]);
    const { body } = await postWithoutCounts({ ...createKindFields('land', 'agricultural'), price: '900000' });
    const editAnswer = await api.client.fetchAnswer(
      'editProperty',
      `/properties/${plot.id}`,
      withToken(token, { method: 'POST', body }),
    );
    expect(editAnswer.data).toMatchObject({ price: 900_000, bedrooms: 0 });

    // The migration corrects values that an older form accepted.
    const { db } = api.database;
    const row = db.selectFrom('property').selectAll().where('id', '=', plot.id);
    const london = { lat: 51.5, lng: -0.1, coordinates_exact: true };
    await db
      .updateTable('property')
      .set({ bedrooms: 1, floors: 1, ...london })
      .where('id', '=', plot.id)
      .execute();
    const rowBefore = await row.executeTakeFirstOrThrow();
    await correctProperties(db as unknown as Kysely<never>);
    const rowAfter = await row.executeTakeFirstOrThrow();
    expect([rowBefore.bedrooms, rowAfter.bedrooms]).toEqual([1, 0]);
    expect(rowAfter).toMatchObject({ lat: 30, lng: 31, coordinates_exact: false });
    expect(BigInt(rowAfter.changed_in)).toBeGreaterThan(BigInt(rowBefore.changed_in));
  });

  it('refuses impossible installments at their field, and keeps a delivery date that has passed since', async () => {
    const { token } = await createSeller();
    const formatDayIn = (days: number) => formatCairoDay(new Date(NOW.getTime() + days * DAY_MS));
    const plan = {
      payment: 'installment',
      price: '1000',
      advance: '100',
      up_to_years: '5',
      receipt: formatDayIn(2000),
    };
    const fetchPostRefusal = async (overrides: Record<string, string>) => {
      const { status, faults } = await api.client.fetchRefusal(
        '/properties',
        withToken(token, await createForm({ ...plan, ...overrides })),
      );
      return [status, ...faults];
    };
    expect(await fetchPostRefusal({ advance: '1000' })).toEqual([422, 'advance_too_high /advance']);
    expect(await fetchPostRefusal({ advance: '2000' })).toEqual([422, 'advance_too_high /advance']);
    expect(await fetchPostRefusal({ advance: '990' })).toEqual([422, 'installment_too_low /up_to_years']);
    expect(await fetchPostRefusal({ receipt: formatDayIn(-1) })).toEqual([422, 'receipt_past /receipt']);
    expect(await fetchPostRefusal({ receipt: '0000-01-01' })).toEqual([422, 'receipt_past /receipt']);
    expect(await fetchPostRefusal({ receipt: '9999-12-31' })).toEqual([422, 'receipt_too_late /receipt']);
    const ad = await postAd(token, plan);
    expect(ad.payment.installment).toBe(15);
    const { db } = api.database;
    await db.updateTable('property').set({ receipt: '2025-05-01' }).where('id', '=', ad.id).execute();
    const edit = async (overrides: Record<string, string>) => {
      const { body } = await createForm({ ...plan, ...overrides });
      return api.client.request(`/properties/${ad.id}`, withToken(token, { method: 'POST', body }));
    };
    expect((await edit({ receipt: '2025-04-30' })).status).toBe(422);
    expect((await edit({ receipt: '2025-05-01' })).status).toBe(200);
  });

  it('needs valid pictures, ten at most, one of them the cover', async () => {
    const { token } = await createSeller();
    const fetchFaults = (init: RequestInit) => api.client.fetchFaults('/properties', withToken(token, init));
    expect(await fetchFaults(await createForm({}, []))).toEqual(['images_required /image']);
    expect(await fetchFaults(await createForm({ cover_img: 'none.jpg' }))).toEqual(['cover_required /cover_img']);
    expect(await fetchFaults(await createForm({}, [Buffer.from('<svg onload="alert(1)"/>')]))).toEqual([
      'picture_unsupported /image',
    ]);
    const elevenPictures = await Promise.all(Array.from({ length: 11 }, createPhoto));
    expect(await fetchFaults(await createForm({}, elevenPictures))).toEqual(['too_many_files /image']);
  });

  it('shows pictures uploaded before it, by its owner only', async () => {
    const [firstSeller, secondSeller] = [await createSeller(), await createSeller()];
    const upload = async (token: string) => {
      const body = new FormData();
      body.append('picture', new File([Uint8Array.from(await createPhoto())], 'a.jpg'));
      return await api.client.fetchData(
        'uploadPicture',
        '/uploads/pictures',
        withToken(token, { method: 'POST', body }),
      );
    };
    const [first, second] = [await upload(firstSeller.token), await upload(firstSeller.token)];
    const createFormWithNames = async (cover: string) => {
      const { body } = await createForm({ cover_img: cover }, []);
      for (const { id } of [first, second]) body.append('pictures[]', id);
      return { method: 'POST', body };
    };
    expect(
      await api.client.fetchFaults('/properties', withToken(secondSeller.token, await createFormWithNames(first.id))),
    ).toEqual(['images_failed /image']);
    const { data } = await api.client.fetchAnswer(
      'addProperty',
      '/properties',
      withToken(firstSeller.token, await createFormWithNames(second.id)),
    );
    expect(data.img.map(({ img_name }) => img_name)).toEqual([second.id, first.id]);
  });

  it('is in Egypt, and shows moderators the distance of its pin to the city', async () => {
    const { token } = await createSeller();
    const foreignLocation = { location: 'https://www.google.com/maps?q=51.5072,-0.1276' };
    const { status, faults } = await api.client.fetchRefusal(
      '/properties',
      withToken(token, await createForm(foreignLocation)),
    );
    expect([status, ...faults]).toEqual([422, 'location_outside /location']);
    const { token: moderatorToken } = await createModerator();
    const findPending = async (id: string) => {
      for (;;) {
        const { data } = await claim(moderatorToken);
        if (!data) throw new Error(`${id} does not wait`);
        if (data.property.id === id) return data;
        await decide(moderatorToken, data.property.id, { decision: 'accepted', submitted_at: data.submitted_at });
      }
    };
    const farAd = await postAd(token, { location: 'https://www.google.com/maps?q=31.2,29.92' });
    const shown = await findPending(farAd.id);
    expect(shown.property.city).toBe(city.id);
    expect(shown.pin_distance).toBeGreaterThan(150);
    await decide(moderatorToken, farAd.id, { decision: 'accepted', submitted_at: shown.submitted_at });
    const nearAd = await postAd(token, { location: 'https://www.google.com/maps?q=30.01,31.01' });
    expect((await findPending(nearAd.id)).pin_distance).toBeLessThan(5);
  });

  it('is pending until the seller’s address is confirmed', async () => {
    const user = await registerUser(api.client);
    const ad = await postAd(user.token);
    expect(ad.waits_for_email).toBe(true);
    await expect(review(ad.id)).rejects.toThrow('does not wait');
    await api.database.db
      .updateTable('app_user')
      .set({ email_verified_at: new Date() })
      .where('email', '=', user.email)
      .execute();
    await review(ad.id);
    expect(await fetchPageStatus(ad.id)).toBe(200);
  });

  it('descends in rank and ends on time, and its seller is notified before', async () => {
    const { token, email } = await createSeller();
    const { id } = await postAd(token, { ranking: '3' });
    await review(id);
    const fetchRankings = async () => {
      await runJobs(api);
      const ad = (await fetchOwnAds(token)).data.find((ownAd) => ownAd.id === id);
      return [ad?.ranking, ad?.availability, ad?.ranking_next];
    };
    expect(await fetchRankings()).toEqual([3, 2, 2]);
    api.advanceTime(10 * DAY_MS);
    expect(await fetchRankings()).toEqual([2, 2, 1]);
    api.advanceTime(10 * DAY_MS);
    expect(await fetchRankings()).toEqual([1, 2, null]);
    api.advanceTime(7 * DAY_MS);
    expect(await fetchRankings()).toEqual([1, 2, null]);
    api.advanceTime(3 * DAY_MS);
    expect(await fetchRankings()).toEqual([1, 3, null]);
    expect(await fetchPageStatus(id)).toBe(410);
    const mails = await api.database.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute();
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['إعلانك منشور الآن', 'إعلانك ينتهي بعد ثلاثة أيام', 'انتهى إعلانك']),
    );
  });

  it('is renewed, which costs another ad credit', async () => {
    const { token } = await createSeller();
    const { id } = await postAd(token);
    const sendRenewal = (ranking: number) =>
      api.client.fetchAnswer('renewProperty', `/properties/${id}/renew`, buildPost(token, { ranking }));
    expect((await api.client.fetchRefusal(`/properties/${id}/renew`, buildPost(token, { ranking: 1 }))).faults).toEqual(
      ['ad_not_expired'],
    );
    await review(id);
    const close = await api.client.fetchAnswer('closeProperty', `/properties/${id}/close`, buildPost(token, {}));
    expect(close.data.availability).toBe(3);
    const soldAds = await fetchOwnAds(token, '?closed=yes');
    expect(soldAds.data.map((ad) => [ad.id, ad.closed_as])).toEqual([[id, 'sold']]);
    expect([soldAds.total_properties, soldAds.closed, soldAds.counts[3]]).toEqual([1, 1, 0]);
    expect(await fetchOwnAds(token, '?availability=3')).toMatchObject({ data: [], total_properties: 0 });
    expect((await fetchOwnAds(token)).total_properties).toBe(1);
    expect((await sendRenewal(2)).data).toMatchObject({ availability: 2, ranking: 2, pack: 2 });
    expect((await fetchOwnAds(token, '?closed=yes')).data).toEqual([]);
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 0, superior: 1 });
    expect(await fetchPageStatus(id)).toBe(200);
  });

  it('that is rejected has a reason and returns the credit; a requested change is free', async () => {
    const { token } = await createSeller();
    const { id } = await postAd(token);
    await review(id, { decision: 'change', reasons: ['pictures'], note: 'أوضح من فضلك' });
    const [changedAd] = (await fetchOwnAds(token, '?availability=4')).data;
    expect(changedAd?.refusal).toMatchObject({ reasons: ['pictures'], note: 'أوضح من فضلك', is_change: true });
    const edit = async (price: string) =>
      api.client.fetchAnswer('editProperty', `/properties/${id}`, withToken(token, await createForm({ price })));
    expect((await edit('4500000')).data).toMatchObject({ availability: 1, price: 4_500_000 });
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 2 });
    await review(id, { decision: 'rejected', reasons: ['not_owner'] });
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 3 });
    await edit('4400000');
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 2 });
  });

  it('is reviewed again after an edit, except the price of a trusted seller', async () => {
    const { token } = await createSeller();
    const ids: string[] = [];
    for (let ad = 0; ad < 3; ad++) {
      ids.push((await postAd(token)).id);
      api.advanceTime(1_000);
    }
    const [id = ''] = ids;
    // The oldest come first, so all three are approved.
    await review(ids.at(-1) ?? '');
    const { data } = await api.client.fetchAnswer('getOwnProperty', `/user/profile/properties/${id}`, withToken(token));
    const fetchAfterEdit = async (overrides: Record<string, string>) => {
      const { body } = await createForm({ cover_img: data.cover_img ?? '', ...overrides }, []);
      body.append('old_images[]', data.img[0]?.img_name ?? '');
      const answer = await api.client.fetchAnswer(
        'editProperty',
        `/properties/${id}`,
        withToken(token, { method: 'POST', body }),
      );
      expect(answer.data.availability).toBe(2);
      return answer.data.edit === null ? 'online' : 'waits';
    };
    // Too soon after the first approval: the edit is reviewed.
    expect(await fetchAfterEdit({ price: '4800000' })).toBe('waits');
    await review(id);
    api.advanceTime(7 * DAY_MS);
    expect(await fetchAfterEdit({ price: '4700000' })).toBe('online');
    const { note } = await api.database.db
      .selectFrom('moderation_event')
      .select('note')
      .where('kind', '=', 'trusted_edit')
      .where('property_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(note).toContain(trust.price.replace('{{before}}', '4800000').replace('{{after}}', '4700000'));
    expect(note).toContain(trust.part.days.replace('{{has}}', '7').replace('{{asked}}', '7'));
    expect(await fetchAfterEdit({ size: '180' })).toBe('waits');
  });

  it('can be seen, edited, renewed and removed by its owner only', async () => {
    const [owner, otherSeller] = [await createSeller(), await createSeller()];
    const { id } = await postAd(owner.token);
    const editRequests: [string, RequestInit][] = [
      [`/user/profile/properties/${id}`, {}],
      [`/properties/${id}`, await createForm()],
      [`/properties/${id}`, { method: 'DELETE' }],
      [`/properties/${id}/confirm`, { method: 'POST' }],
      [`/properties/${id}/close`, buildJsonRequest({})],
      [`/properties/${id}/renew`, buildJsonRequest({ ranking: 1 })],
    ];
    for (const [path, init] of editRequests)
      expect(await api.client.fetchRefusal(path, withToken(otherSeller.token, init))).toMatchObject({
        status: 403,
        faults: ['not_yours'],
      });
    expect((await fetchOwnAds(owner.token)).total_properties).toBe(1);
    expect((await fetchOwnAds(otherSeller.token)).total_properties).toBe(0);
  });

  it('that is removed before approval returns its cost', async () => {
    const { token } = await createSeller();
    const { id } = await postAd(token);
    await api.client.fetchAnswer('removeProperty', `/properties/${id}`, withToken(token, { method: 'DELETE' }));
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 3 });
    expect((await fetchOwnAds(token)).total_properties).toBe(0);
    expect(await fetchPageStatus(id)).toBe(410);
  });

  it('is assigned to one moderator at a time, and only to moderators', async () => {
    const { token } = await createSeller();
    await Promise.all([postAd(token), postAd(token)]);
    const [firstModerator, secondModerator] = [await createModerator(), await createModerator()];
    const claims = await Promise.all([claim(firstModerator.token), claim(secondModerator.token)]);
    const ids = claims.map(({ data }) => data?.property.id);
    expect(new Set(ids).size).toBe(2);
    expect((await claim(firstModerator.token)).data?.property.id).toBe(ids[0]);
    const foreignDecision = { decision: 'accepted', submitted_at: claims[0]?.data?.submitted_at };
    expect(
      await api.client.fetchFaults(
        `/moderation/properties/${ids[0]}`,
        buildPost(secondModerator.token, foreignDecision),
      ),
    ).toEqual(['review_outdated']);
    for (const call of [calls.claimReview, calls.decideReview]) {
      const path = call.path.replace('{id}', ids[0] ?? '');
      expect(await api.client.fetchFaults(path, buildPost(token, foreignDecision))).toEqual(['forbidden']);
    }
  });
});
