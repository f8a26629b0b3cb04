import { mails } from '@mashrabiya/i18n/ar/mails';
import { beforeAll, expect, it } from 'vitest';
import { findUserById } from '../src/accounts/repository/users.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { buildJsonRequest, buildPost, createConnection, getCookie, inEnglish, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { registerConfirmedUser, registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;

describeBothEngines('Providers', (open) => {
  const api = createFixtureApi(open);
  const { subjectsTo: readSubjects } = createMailbox(api);
  const page = `/provider/${SELLER.id}`;
  const fetchProvider = (path = page, init?: RequestInit) => api.client.fetchAnswer('getProvider', path, init);
  const saveReview = (token: string, body: object, path = page) =>
    api.client.fetchAnswer('saveReview', `${path}/review`, buildPost(token, body));
  const listReviews = (path = page) => api.client.fetchAnswer('listReviews', `${path}/reviews`);
  const findUserId = async (email: string) => {
    const { db } = api.database;
    return (await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  };
  const setSeller = (change: object) =>
    api.database.db.updateTable('app_user').set(change).where('id', '=', SELLER.id).execute();

  beforeAll(() => addReels(api.database.db, createReel(1), createReel(2, { user_id: SELLER.id })));

  it('are shown with their active listings, and no private data', async () => {
    const { data } = await fetchProvider(page, inEnglish);
    const { db } = api.database;
    const properties = await db
      .selectFrom('property')
      .select('id')
      .where('user_id', '=', SELLER.id)
      .where('availability', '=', 2)
      .execute();
    expect(data).toMatchObject({ id: SELLER.id, homes: properties.length, reviews: 0 });
    expect(JSON.stringify(data)).not.toMatch(/@|\+20/);
    expect((await fetchProvider(`/provider/${SELLER.id.toUpperCase()}`)).data.id).toBe(SELLER.id);
  });

  it.each([
    ['email_verified_at', 'email_confirmed_on'],
    ['phone_verified_at', 'phone_confirmed_on'],
  ] as const)('show the day in Egypt of %s as %s', async (column, field) => {
    const { [column]: original } = await findUserById(api.database.db, SELLER.id);
    const setConfirmed = (time: Date | null) =>
      api.database.db
        .updateTable('app_user')
        .set({ [column]: time })
        .where('id', '=', SELLER.id)
        .execute();
    const readDay = async () => (await fetchProvider()).data[field];
    await setConfirmed(new Date('2026-03-04T23:30:00Z'));
    expect(await readDay()).toBe('2026-03-05');
    await setConfirmed(null);
    expect(await readDay()).toBeNull();
    await setConfirmed(original);
  });

  it('have their listings in each order, page by page', async () => {
    const list = (query = '') => api.client.fetchAnswer('listProviderListings', `${page}/properties${query}`);
    const { data } = await fetchProvider();
    const first = await list();
    expect(first).toMatchObject({ current_page: 1, total_properties: data.homes });
    const ranks = first.allData.map(({ ranking }) => ranking);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    const times = (await list('?sort_date=desc')).allData.map(({ listed_at }) => listed_at);
    expect(times).toEqual(times.toSorted().reverse());
    const prices = (await list('?sort_price=asc')).allData.map(({ price }) => price ?? Number.POSITIVE_INFINITY);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const oldest = (await list('?sort_date=asc')).allData.map(({ listed_at }) => listed_at);
    expect(oldest).toEqual(oldest.toSorted());
    expect((await list('?page=99')).allData).toEqual([]);
    expect(await api.client.fetchRefusal(`${page}/properties?sort_price=asc&sort_date=asc`)).toMatchObject({
      status: 422,
    });
    const reels = await api.client.fetchAnswer('listReels', `/reels?seller=${SELLER.id.toUpperCase()}`);
    expect(reels.data.data.map(({ id }) => id).sort()).toEqual([reelId(1), reelId(2)]);
    expect((await api.client.fetchData('listReels', `/reels?seller=${propertyId(1)}`)).total).toBe(0);
  });

  it('return their number on request, as their ads do', async () => {
    const { phone } = await api.client.fetchAnswer(
      'addProviderLead',
      `${page}/leads`,
      buildJsonRequest({ channel: 'call' }),
    );
    expect(phone).toMatch(/^01\d{9}$/);
    await setSeller({ phone: null });
    expect((await fetchProvider()).data.has_phone).toBe(false);
    expect(await api.client.fetchRefusal(`${page}/leads`, buildJsonRequest({ channel: 'call' }))).toMatchObject({
      status: 404,
    });
    await setSeller({ phone: SELLER.phone });
  });

  it('are users with at least one listing', async () => {
    const { email } = await registerUser(api.client);
    expect(await api.client.fetchRefusal(`/provider/${await findUserId(email)}`)).toMatchObject({ status: 404 });
    expect(await api.client.fetchRefusal(`/provider/${propertyId(999)}`)).toMatchObject({ status: 404 });
    expect(await api.client.fetchRefusal('/provider/7')).toMatchObject({ faults: ['invalid_id id'] });
  });

  it('return 404 while they are blocked', async () => {
    await setSeller({ blocked_at: new Date(), blocked_reason_ar: 'سبب', blocked_reason_en: 'why' });
    for (const path of [page, `${page}/properties`, `${page}/reviews`])
      expect(await api.client.fetchRefusal(path)).toMatchObject({ status: 410, faults: ['gone id'] });
    await setSeller({ blocked_at: null, blocked_reason_ar: null, blocked_reason_en: null });
  });

  it('are rated once per user: the rating is the average, to one decimal', async () => {
    const users = [
      await registerConfirmedUser(api),
      await registerConfirmedUser(api),
      await registerConfirmedUser(api),
    ];
    await Promise.all(
      users.map(({ token }, index) => saveReview(token, { rating: 5 - (index % 2), text: 'تعامل محترم' })),
    );
    expect((await fetchProvider()).data).toMatchObject({
      rating: 4.7,
      reviews: 3,
      stars: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 },
    });
    const [first] = users;
    if (!first) throw new Error('nobody');
    api.advanceTime(DAY_MS);
    await saveReview(first.token, { rating: 1, text: '' });
    expect((await fetchProvider()).data).toMatchObject({ rating: 3.3, reviews: 3 });
    const ownReview = await api.client.fetchAnswer('getOwnReview', `${page}/review`, withToken(first.token));
    expect(ownReview).toMatchObject({ is_self: false, data: { rating: 1, text: '' } });
    const { data } = await listReviews();
    expect(data.total).toBe(3);
    expect(data.data.find(({ id }) => id === ownReview.data?.id)).toMatchObject({ rating: 1, name: first.name });
    await api.client.fetchAnswer('removeReview', `${page}/review`, withToken(first.token, { method: 'DELETE' }));
    expect((await fetchProvider()).data).toMatchObject({ rating: null, reviews: 2 });
    expect(await api.client.fetchRefusal(`${page}/review`, withToken(first.token, { method: 'DELETE' }))).toMatchObject(
      {
        status: 404,
      },
    );
  });

  it('are rated by users with a confirmed address only', async () => {
    const body = { rating: 5, text: '' };
    const review = `${page}/review`;
    expect(await api.client.fetchRefusal(review, buildJsonRequest(body))).toMatchObject({ status: 401 });
    const newcomer = await registerUser(api.client);
    expect(await api.client.fetchRefusal(review, buildPost(newcomer.token, body))).toMatchObject({
      faults: ['email_unconfirmed'],
    });
    const user = await registerConfirmedUser(api);
    for (const wrong of [{ rating: 6, text: '' }, { rating: 0, text: '' }, { rating: 4.5, text: '' }, { text: '' }])
      expect(await api.client.fetchFaults(review, buildPost(user.token, wrong))).toEqual(['rating_required /rating']);
    expect(await api.client.fetchRefusal(review, buildPost(user.token, { rating: 5, text: 'a'.repeat(1001) }))).toEqual(
      expect.objectContaining({ faults: ['text_too_long /text'] }),
    );
    const id = await findUserId(user.email);
    await api.database.db.updateTable('property').set({ user_id: id }).where('id', '=', propertyId(2)).execute();
    expect(await api.client.fetchRefusal(`/provider/${id}/review`, buildPost(user.token, body))).toMatchObject({
      status: 403,
      faults: ['review_of_oneself'],
    });
    expect(
      (await api.client.fetchAnswer('getOwnReview', `/provider/${id}/review`, withToken(user.token))).is_self,
    ).toBe(true);
    await api.database.db.updateTable('property').set({ user_id: SELLER.id }).where('id', '=', propertyId(2)).execute();
  });

  it('accept one report of a review per user, also after a guest report', async () => {
    const { data: written } = await saveReview((await registerConfirmedUser(api)).token, {
      rating: 2,
      text: 'وعود لم تتحقق',
    });
    const reporter = await registerUser(api.client);
    const reportInit = buildJsonRequest({ reason: 'untrue', note: null });
    const guest = await api.client.request(`/reviews/${written.id}/reports`, reportInit);
    const headers = { ...(reportInit.headers as object), cookie: getCookie(guest) };
    expect(
      await api.client.fetchFaults(
        `/reviews/${written.id}/reports`,
        withToken(reporter.token, { ...reportInit, headers }),
      ),
    ).toEqual(['review_reported_already']);
    const sendFrom = (address: string) =>
      api.client.request(`/reviews/${written.id}/reports`, reportInit, createConnection(address));
    expect([(await sendFrom('41.33.1.2')).status, (await sendFrom('41.33.1.3')).status]).toEqual([200, 409]);
    await api.database.db.deleteFrom('review_report').where('review_id', '=', written.id).execute();
    await api.database.db.deleteFrom('review').where('id', '=', written.id).execute();
  });

  it('have reported reviews moderated, which stay or are removed with their stars', async () => {
    const writer = await registerConfirmedUser(api);
    const { data: written } = await saveReview(writer.token, { rating: 1, text: 'كلام جارح' });
    const providerBefore = (await fetchProvider()).data;
    const report = (init: RequestInit, id = written.id) => api.client.request(`/reviews/${id}/reports`, init);
    const body = { reason: 'insulting', note: null };
    const reporter = await registerUser(api.client);
    expect((await report(buildPost(reporter.token, body))).status).toBe(200);
    expect(await api.client.fetchFaults(`/reviews/${written.id}/reports`, buildPost(reporter.token, body))).toEqual([
      'review_reported_already',
    ]);
    expect(
      await api.client.fetchFaults(`/reviews/${written.id}/reports`, buildJsonRequest({ reason: 'other', note: ' ' })),
    ).toEqual(['report_text_required /note']);
    expect((await report(buildJsonRequest(body), propertyId(1))).status).toBe(404);
    const user = await registerConfirmedUser(api);
    const { db } = api.database;
    await db.updateTable('app_user').set({ role: 'moderator' }).where('email', '=', user.email).execute();
    const claim = () =>
      api.client.fetchAnswer('claimReviewReport', '/moderation/reviews/claims', buildPost(user.token, {}));
    const foundCase = (await claim()).data;
    expect(foundCase).toMatchObject({
      review: { id: written.id, text: 'كلام جارح' },
      provider: { id: SELLER.id },
      reports: [{ reason: 'insulting', by_account: true }],
    });
    const until = foundCase?.reports.at(-1)?.at;
    const decide = (decision: string) =>
      api.client.fetchAnswer(
        'decideReviewReport',
        `/moderation/reviews/${written.id}`,
        buildPost(user.token, { decision, until }),
      );
    await decide('kept');
    expect(await readSubjects(reporter.email)).toContain(mails.review_report_kept.subject);
    expect(await claim()).toEqual({ data: null, waiting: 0, holders: [] });
    expect((await fetchProvider()).data).toEqual(providerBefore);
    expect(
      await api.client.fetchFaults(
        `/moderation/reviews/${written.id}`,
        buildPost(user.token, { decision: 'removed', until }),
      ),
    ).toEqual(['review_outdated']);
    expect((await report(buildJsonRequest({ reason: 'other', note: 'ليس زبونًا' }))).status).toBe(200);
    expect((await claim()).data?.reports).toMatchObject([{ note: 'ليس زبونًا', by_account: false }]);
    await decide('removed');
    expect(await readSubjects(writer.email)).toContain(mails.review_removed.subject);
    expect(await readSubjects(reporter.email)).not.toContain(mails.review_report_removed.subject);
    expect((await fetchProvider()).data.reviews).toBe(providerBefore.reviews - 1);
    const log = await api.client.fetchAnswer(
      'listModerationEvents',
      '/moderation/events?kind=review_removed',
      withToken(user.token),
    );
    expect(log.data.data[0]).toMatchObject({ seller: { id: SELLER.id }, note: 'كلام جارح' });
  });

  it('lose the stars of deleted accounts', async () => {
    const providerBefore = (await fetchProvider()).data;
    const user = await registerConfirmedUser(api);
    await saveReview(user.token, { rating: 1, text: 'لا أنصح' });
    expect((await fetchProvider()).data.reviews).toBe(providerBefore.reviews + 1);
    const init = { ...buildJsonRequest({ current_password: user.password }), method: 'DELETE' };
    await api.client.fetchAnswer('deleteAccount', '/user', withToken(user.token, init));
    expect((await fetchProvider()).data).toMatchObject({
      reviews: providerBefore.reviews,
      rating: providerBefore.rating,
    });
  });
});
