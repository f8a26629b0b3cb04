import { COUNT_FIELDS, calls, formatCairoDay } from '@mashrabiya/contract';
import { moderation } from '@mashrabiya/i18n/ar/moderation';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { up as correctProperties } from '../src/db/migrations/061-corrected-properties.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { NOW } from './fixtures/properties.ts';
import { CITIES, categoryId, subcategoryId } from './fixtures/reference.ts';
import { AD_FIELDS, createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createReviewTools } from './support/reviews.ts';
import { createShop } from './support/shop.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;
const { trust } = moderation;
const LAND = { category_id: String(categoryId('land')), subcategory_id: String(subcategoryId('land', 'agricultural')) };
const OFFICE = {
  category_id: String(categoryId('commercial')),
  subcategory_id: String(subcategoryId('commercial', 'office')),
};
const buildMapLink = (point: string) => `https://www.google.com/maps?q=${point}`;

describeBothEngines('An own ad', (open) => {
  const api = createFixtureApi(open);
  const ads = createAdTools(api);
  const { buildAdForm, createUser, createUsers, postAd, editAd, findOwnAd, changeAd } = ads;
  const { claimReview, decideReview, fetchPageStatus, readSubjects, runJobsAfter } = ads;
  const { claimReviewOf, review } = createReviewTools(api, ads);
  const { fetchAdCounts } = createShop(api);
  let shade = 0;
  const createPhoto = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: ++shade % 256, g: 90, b: 140 } } })
      .jpeg()
      .toBuffer();

  async function buildFormWith(pictures: readonly Buffer[], overrides: Record<string, string> = {}) {
    const { body } = await buildAdForm(overrides);
    body.delete('image[]');
    for (const [index, bytes] of pictures.entries())
      body.append('image[]', new File([Uint8Array.from(bytes)], index === 0 ? 'front.jpg' : `room${index}.jpg`));
    return { method: 'POST', body };
  }
  const fetchOwnAds = (token: string, query = '') =>
    api.client.fetchData('listOwnProperties', `/user/profile/properties${query}`, withToken(token));
  /** Status and faults of a refused post. */
  async function fetchPostRefusal(token: string, overrides: Record<string, string>) {
    const form = withToken(token, await buildAdForm(overrides));
    const { status, faults } = await api.client.fetchRefusal('/properties', form);
    return [status, ...faults];
  }

  it('is posted with its pictures, pending, and found once approved', async () => {
    const { token } = await createUser();
    const ad = await postAd(token, { price: '٤٬٨٥٠٬٠٠٠' });
    expect(ad).toMatchObject({
      availability: 1,
      address: AD_FIELDS.address,
      price: 4_850_000,
      pack: 1,
      starts_at: null,
    });
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
    const { token } = await createUser();
    expect(await fetchAdCounts(token)).toEqual({ basic: 3, elite: 1, superior: 1 });
    await postAd(token, { ranking: '3' });
    expect(await fetchAdCounts(token)).toEqual({ basic: 3, elite: 1, superior: 0 });
    expect(await fetchPostRefusal(token, { ranking: '3' })).toEqual([409, 'no_ads_left /ranking']);
    expect((await fetchOwnAds(token)).total_properties).toBe(1);
  });

  it('is charged once for concurrent posts', async () => {
    const { token } = await createUser();
    const post = async () =>
      api.client.fetchStatus('/properties', withToken(token, await buildAdForm({ ranking: '2' })));
    expect((await Promise.all([post(), post(), post(), post()])).sort()).toEqual([200, 409, 409, 409]);
    expect(await fetchAdCounts(token)).toMatchObject({ elite: 0 });
  });

  it.each([
    [
      'invalid values',
      { address: 'شقة', city: '1', feature_ids: '999', finishing: 'gold', bedrooms: '0' },
      expect.arrayContaining([
        422,
        'address_short /address',
        'finishing_required /finishing',
        'bedrooms_required /bedrooms',
      ]),
    ],
    [
      'malformed numbers',
      { size: '62.5', floors: 'two', bathrooms: '100', price: '2000000000000' },
      [422, 'number_not_whole /size', 'rooms_too_many /bathrooms', 'number_invalid /floors', 'price_too_high /price'],
    ],
    [
      'an unknown governorate',
      { gover: '99' },
      expect.arrayContaining(['governorate_required /gover', 'city_required /city']),
    ],
  ])('returns the errors of %s at their fields, and charges nothing', async (_, overrides, refusal) => {
    const { token } = await createUser();
    expect(await fetchPostRefusal(token, overrides)).toEqual(refusal);
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 3 });
  });

  it('has rooms according to its category', async () => {
    const { token } = await createUser();
    const buildFormWithoutCounts = async (overrides: Record<string, string> = {}) => {
      const init = await buildAdForm(overrides);
      for (const count of COUNT_FIELDS) if (!(count in overrides)) init.body.delete(count);
      return withToken(token, init);
    };
    const post = async (overrides: Record<string, string>) =>
      api.client.fetchData('addProperty', '/properties', await buildFormWithoutCounts(overrides));
    const { status, faults } = await api.client.fetchRefusal('/properties', await buildFormWithoutCounts());
    expect([status, ...faults]).toEqual([
      422,
      'bedrooms_required /bedrooms',
      'bathrooms_required /bathrooms',
      'floors_required /floors',
    ]);
    const office = await post({ ...OFFICE, bathrooms: '2' });
    expect([office.floors, office.bedrooms, office.bathrooms]).toEqual([0, 0, 2]);
    const plot = await post({ ...LAND, bedrooms: '1', floors: '1' });
    expect([plot.floors, plot.bedrooms, plot.bathrooms]).toEqual([0, 0, 0]);
    const change = await buildFormWithoutCounts({ ...LAND, price: '900000' });
    const changedPlot = await api.client.fetchData('editProperty', `/properties/${plot.id}`, change);
    expect(changedPlot).toMatchObject({ price: 900_000, bedrooms: 0 });

    // The migration corrects values that an older form accepted.
    const { db } = api.database;
    const row = db.selectFrom('property').selectAll().where('id', '=', plot.id);
    const invalidFields = { bedrooms: 1, floors: 1, lat: 51.5, lng: -0.1, coordinates_exact: true };
    await db.updateTable('property').set(invalidFields).where('id', '=', plot.id).execute();
    const rowBefore = await row.executeTakeFirstOrThrow();
    await correctProperties(db as unknown as Kysely<never>);
    const rowAfter = await row.executeTakeFirstOrThrow();
    expect([rowBefore.bedrooms, rowAfter.bedrooms]).toEqual([1, 0]);
    expect(rowAfter).toMatchObject({ lat: 30, lng: 31, coordinates_exact: false });
    expect(BigInt(rowAfter.changed_in)).toBeGreaterThan(BigInt(rowBefore.changed_in));
  });

  describe('with installments', () => {
    const formatDayIn = (days: number) => formatCairoDay(new Date(NOW.getTime() + days * DAY_MS));
    const plan = {
      payment: 'installment',
      price: '1000',
      advance: '100',
      up_to_years: '5',
      receipt: formatDayIn(2000),
    };

    it.each([
      ['an advance of the whole price', { advance: '1000' }, 'advance_too_high /advance'],
      ['an advance above the price', { advance: '2000' }, 'advance_too_high /advance'],
      ['an installment that is too low', { advance: '990' }, 'installment_too_low /up_to_years'],
      ['delivery yesterday', { receipt: formatDayIn(-1) }, 'receipt_past /receipt'],
      ['delivery in the year 0', { receipt: '0000-01-01' }, 'receipt_past /receipt'],
      ['delivery in the year 9999', { receipt: '9999-12-31' }, 'receipt_too_late /receipt'],
    ])('refuses %s', async (_, overrides, fault) => {
      const { token } = await createUser();
      expect(await fetchPostRefusal(token, { ...plan, ...overrides })).toEqual([422, fault]);
    });

    it('keeps a delivery date that has passed since', async () => {
      const { token } = await createUser();
      const ad = await postAd(token, plan);
      expect(ad.payment.installment).toBe(15);
      const { db } = api.database;
      await db.updateTable('property').set({ receipt: '2025-05-01' }).where('id', '=', ad.id).execute();
      const editDelivery = async (receipt: string) =>
        api.client.fetchStatus(`/properties/${ad.id}`, withToken(token, await buildAdForm({ ...plan, receipt })));
      expect(await editDelivery('2025-04-30')).toBe(422);
      expect(await editDelivery('2025-05-01')).toBe(200);
    });
  });

  it('needs valid pictures, ten at most, one of them the cover', async () => {
    const { token } = await createUser();
    const elevenPictures = await Promise.all(Array.from({ length: 11 }, createPhoto));
    for (const [form, fault] of [
      [await buildFormWith([]), 'images_required /image'],
      [await buildAdForm({ cover_img: 'none.jpg' }), 'cover_required /cover_img'],
      [await buildFormWith([Buffer.from('<svg onload="alert(1)"/>')]), 'picture_unsupported /image'],
      [await buildFormWith(elevenPictures), 'too_many_files /image'],
    ] as const)
      expect(await api.client.fetchFaults('/properties', withToken(token, form))).toEqual([fault]);
  });

  it('shows pictures uploaded before it, by its owner only', async () => {
    const [owner, otherSeller] = await createUsers('user', 'user');
    const upload = async () => {
      const body = new FormData();
      body.append('picture', new File([Uint8Array.from(await createPhoto())], 'a.jpg'));
      const init = withToken(owner.token, { method: 'POST', body });
      return api.client.fetchData('uploadPicture', '/uploads/pictures', init);
    };
    const [first, second] = [await upload(), await upload()];
    const buildFormWithCover = async (token: string, cover: string) => {
      const { body } = await buildFormWith([], { cover_img: cover });
      for (const { id } of [first, second]) body.append('pictures[]', id);
      return withToken(token, { method: 'POST', body });
    };
    const foreignForm = await buildFormWithCover(otherSeller.token, first.id);
    expect(await api.client.fetchFaults('/properties', foreignForm)).toEqual(['images_failed /image']);
    const form = await buildFormWithCover(owner.token, second.id);
    const { img } = await api.client.fetchData('addProperty', '/properties', form);
    expect(img.map(({ img_name }) => img_name)).toEqual([second.id, first.id]);
  });

  it('is in Egypt, and shows moderators the distance of its pin to the city', async () => {
    const [{ token }, moderator] = await createUsers('user', 'moderator');
    const refusal = await fetchPostRefusal(token, { location: buildMapLink('51.5072,-0.1276') });
    expect(refusal).toEqual([422, 'location_outside /location']);
    const farAd = await postAd(token, { location: buildMapLink('31.2,29.92') });
    const { property, pin_distance, submitted_at } = await claimReviewOf(moderator.token, farAd.id);
    expect(property.city).toBe(CITIES.newCairo.id);
    expect(pin_distance).toBeGreaterThan(150);
    await decideReview(moderator.token, farAd.id, { decision: 'accepted', submitted_at });
    const nearAd = await postAd(token, { location: buildMapLink('30.01,31.01') });
    expect((await claimReviewOf(moderator.token, nearAd.id)).pin_distance).toBeLessThan(5);
  });

  it('is pending until the seller’s address is confirmed', async () => {
    const user = await registerUser(api.client);
    const ad = await postAd(user.token);
    expect(ad.waits_for_email).toBe(true);
    await expect(review(ad.id)).rejects.toThrow('is not pending');
    const confirmation = api.database.db.updateTable('app_user').set({ email_verified_at: new Date() });
    await confirmation.where('email', '=', user.email).execute();
    await review(ad.id);
    expect(await fetchPageStatus(ad.id)).toBe(200);
  });

  it('descends in rank and ends on time, and its seller is notified before', async () => {
    const { token, email } = await createUser();
    const { id } = await postAd(token, { ranking: '3' });
    await review(id);
    for (const [days, ranking, availability, nextRanking] of [
      [0, 3, 2, 2],
      [10, 2, 2, 1],
      [10, 1, 2, null],
      [7, 1, 2, null],
      [3, 1, 3, null],
    ] as const) {
      await runJobsAfter(days * DAY_MS);
      const ad = await findOwnAd(token, id);
      expect([ad?.ranking, ad?.availability, ad?.ranking_next]).toEqual([ranking, availability, nextRanking]);
    }
    expect(await fetchPageStatus(id)).toBe(410);
    expect(await readSubjects(email)).toEqual(
      expect.arrayContaining(['إعلانك منشور الآن', 'إعلانك ينتهي بعد ثلاثة أيام', 'انتهى إعلانك']),
    );
  });

  it('is renewed, which costs another ad credit', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    const path = `/properties/${id}/renew`;
    expect(await api.client.fetchFaults(path, buildPost(token, { ranking: 1 }))).toEqual(['ad_not_expired']);
    await review(id);
    expect((await changeAd(token, id, 'close')).availability).toBe(3);
    const soldAds = await fetchOwnAds(token, '?closed=yes');
    expect(soldAds.data.map((ad) => [ad.id, ad.closed_as])).toEqual([[id, 'sold']]);
    expect([soldAds.total_properties, soldAds.closed, soldAds.counts[3]]).toEqual([1, 1, 0]);
    expect(await fetchOwnAds(token, '?availability=3')).toMatchObject({ data: [], total_properties: 0 });
    expect((await fetchOwnAds(token)).total_properties).toBe(1);
    const renewed = await api.client.fetchData('renewProperty', path, buildPost(token, { ranking: 2 }));
    expect(renewed).toMatchObject({ availability: 2, ranking: 2, pack: 2 });
    expect((await fetchOwnAds(token, '?closed=yes')).data).toEqual([]);
    expect(await fetchAdCounts(token)).toEqual({ basic: 2, elite: 0, superior: 1 });
    expect(await fetchPageStatus(id)).toBe(200);
  });

  it('that is rejected has a reason and returns the credit; a requested change is free', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    const refusal = { reasons: ['pictures'], note: 'أوضح من فضلك' };
    await review(id, { decision: 'change', ...refusal });
    const [changedAd] = (await fetchOwnAds(token, '?availability=4')).data;
    expect(changedAd?.refusal).toMatchObject({ ...refusal, is_change: true });
    expect(await editAd(token, id, { price: '4500000' })).toMatchObject({ availability: 1, price: 4_500_000 });
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 2 });
    await review(id, { decision: 'rejected', reasons: ['not_owner'] });
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 3 });
    await editAd(token, id, { price: '4400000' });
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 2 });
  });

  it('is reviewed again after an edit, except the price of a trusted seller', async () => {
    const { token } = await createUser();
    const ids: string[] = [];
    for (let ad = 0; ad < 3; ad++) {
      ids.push((await postAd(token)).id);
      api.advanceTime(1_000);
    }
    const [id = ''] = ids;
    // The oldest come first, so all three are approved.
    await review(ids.at(-1) ?? '');
    const own = await api.client.fetchData('getOwnProperty', `/user/profile/properties/${id}`, withToken(token));
    const fetchAfterEdit = async (overrides: Record<string, string>) => {
      const { body } = await buildFormWith([], { cover_img: own.cover_img ?? '', ...overrides });
      body.append('old_images[]', own.img[0]?.img_name ?? '');
      const form = withToken(token, { method: 'POST', body });
      const ad = await api.client.fetchData('editProperty', `/properties/${id}`, form);
      expect(ad.availability).toBe(2);
      return ad.edit === null ? 'online' : 'waits';
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
    const [owner, otherSeller] = await createUsers('user', 'user');
    const { id } = await postAd(owner.token);
    const editRequests: [string, RequestInit][] = [
      [`/user/profile/properties/${id}`, {}],
      [`/properties/${id}`, await buildAdForm()],
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
    const { token } = await createUser();
    const { id } = await postAd(token);
    await api.client.fetchAnswer('removeProperty', `/properties/${id}`, withToken(token, { method: 'DELETE' }));
    expect(await fetchAdCounts(token)).toMatchObject({ basic: 3 });
    expect((await fetchOwnAds(token)).total_properties).toBe(0);
    expect(await fetchPageStatus(id)).toBe(410);
  });

  it('is assigned to one moderator at a time, and only to moderators', async () => {
    const [{ token }, firstModerator, secondModerator] = await createUsers('user', 'moderator', 'moderator');
    await Promise.all([postAd(token), postAd(token)]);
    const claims = await Promise.all([claimReview(firstModerator.token), claimReview(secondModerator.token)]);
    const ids = claims.map(({ data }) => data?.property.id);
    expect(new Set(ids).size).toBe(2);
    expect((await claimReview(firstModerator.token)).data?.property.id).toBe(ids[0]);
    const foreignDecision = { decision: 'accepted', submitted_at: claims[0]?.data?.submitted_at };
    const init = buildPost(secondModerator.token, foreignDecision);
    expect(await api.client.fetchFaults(`/moderation/properties/${ids[0]}`, init)).toEqual(['review_outdated']);
    for (const call of [calls.claimReview, calls.decideReview]) {
      const path = call.path.replace('{id}', ids[0] ?? '');
      expect(await api.client.fetchFaults(path, buildPost(token, foreignDecision))).toEqual(['forbidden']);
    }
  });
});
