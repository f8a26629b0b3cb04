import { mails } from '@mashrabiya/i18n/ar/mails';
import { beforeEach, expect, it } from 'vitest';
import { lockUser } from '../src/accounts/repository/users.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { deleteReviewsByAuthor, writeReview as writeReviewRow } from '../src/people/repository/reviews.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { buildJsonRequest, buildPost, getCookie, inEnglish, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { waitForRequests } from './support/lockWaits.ts';
import { createMailbox } from './support/mailbox.ts';
import { deleteAccount, registerConfirmedUser } from './support/users.ts';

const DAY_MS = 86_400_000;

describeBothEngines('Reviews', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo: readMails, subjectsTo: readSubjects } = createMailbox(api);
  const providerPath = `/provider/${SELLER.id}`;
  const saveReview = async (token: string, rating: number, init: RequestInit = {}) => {
    const body = buildJsonRequest({ rating, text: '' });
    const headers = { ...(body.headers as object), ...(init.headers as object) };
    return await api.client.fetchData('saveReview', `${providerPath}/review`, withToken(token, { ...body, headers }));
  };
  const writeReview = async (rating: number) => saveReview((await registerConfirmedUser(api)).token, rating);
  /** Leads of robots are not recorded. */
  const sendContact = (init: RequestInit) =>
    api.client.request(`/properties/${propertyId(1)}/leads`, {
      ...init,
      headers: { ...(init.headers as object), 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile' },
    });
  const listReviews = async () => (await api.client.fetchData('listReviews', `${providerPath}/reviews`)).data;
  const fetchProvider = () => api.client.fetchData('getProvider', providerPath);
  beforeEach(() => api.database.db.deleteFrom('review').execute());

  it('of users who contacted the seller before are marked, come first and count double', async () => {
    const buyer = await registerConfirmedUser(api);
    expect(await saveReview(buyer.token, 1)).toMatchObject({ has_contacted: false });
    expect((await sendContact(buildPost(buyer.token, { channel: 'call' }))).status).toBe(200);
    expect((await listReviews())[0]).toMatchObject({ has_contacted: false });
    const { id } = await saveReview(buyer.token, 1);
    api.advanceTime(DAY_MS);
    await writeReview(5);
    await writeReview(5);
    expect((await listReviews()).map(({ has_contacted }) => has_contacted)).toEqual([true, false, false]);
    expect((await listReviews())[0]).toMatchObject({ id, rating: 1 });
    // (2 × 1 + 5 + 5) / 4
    expect(await fetchProvider()).toMatchObject({ rating: 3, reviews: 3, stars: { 1: 1, 5: 2 } });
  });

  it('recognise a guest contact in the same browser, and none with another seller', async () => {
    const guest = await sendContact(buildJsonRequest({ channel: 'whatsapp' }));
    const cookie = getCookie(guest);
    const buyer = await registerConfirmedUser(api);
    expect(await saveReview(buyer.token, 4, { headers: { cookie } })).toMatchObject({ has_contacted: true });
    // A later edit from another browser keeps `has_contacted`.
    expect(await saveReview(buyer.token, 5)).toMatchObject({ has_contacted: true });
    const { db } = api.database;
    const seller = await registerConfirmedUser(api);
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', seller.email)
      .executeTakeFirstOrThrow();
    await db.updateTable('property').set({ user_id: id }).where('id', '=', propertyId(2)).execute();
    const otherUser = await registerConfirmedUser(api);
    await sendContact(buildPost(otherUser.token, { channel: 'call' }));
    const aboutAnswer = await api.client.fetchAnswer(
      'saveReview',
      `/provider/${id}/review`,
      buildPost(otherUser.token, { rating: 5, text: '' }),
    );
    expect(aboutAnswer.data.has_contacted).toBe(false);
    await db.updateTable('property').set({ user_id: SELLER.id }).where('id', '=', propertyId(2)).execute();
  });

  it('have an average from three on', async () => {
    const ratings: (number | null)[] = [];
    for (const rating of [5, 4, 4]) {
      await writeReview(rating);
      ratings.push((await fetchProvider()).rating);
    }
    expect(ratings).toEqual([null, null, 4.3]);
    const { data } = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(1)}`);
    expect(data.user.rating).toBe(4.3);
  });

  const readUserId = async (email: string) =>
    (await api.database.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

  /** An account that owns the fixture's listing, so that its reviewed user can log in. */
  async function createOwner() {
    const user = await registerConfirmedUser(api);
    const id = await readUserId(user.email);
    const { db } = api.database;
    await db.updateTable('property').set({ user_id: id }).where('id', '=', propertyId(3)).execute();
    return { ...user, id };
  }
  async function createReviewedOwner() {
    const [provided, author] = [await createOwner(), await registerConfirmedUser(api)];
    const reviewInit = buildPost(author.token, { rating: 2, text: 'تأخر الرد' });
    const { data } = await api.client.fetchAnswer('saveReview', `/provider/${provided.id}/review`, reviewInit);
    const list = () => api.client.fetchAnswer('listReviews', `/provider/${provided.id}/reviews`);
    const sendReply = (text: string, token = provided.token) =>
      api.client.request(`/reviews/${data.id}/reply`, buildPost(token, { text }));
    return {
      provider: provided,
      author,
      id: data.id,
      reply: sendReply,
      replyOf: async () => (await list()).data.data[0]?.reply,
    };
  }

  it('can be answered by their subject, and the author is mailed once', async () => {
    const { provider: replyingProvider, author, id, reply, replyOf } = await createReviewedOwner();
    expect(await replyOf()).toBeNull();
    for (const token of [author.token, (await registerConfirmedUser(api)).token])
      expect((await reply('ردي', token)).status).toBe(404);
    const path = `/reviews/${id}/reply`;
    expect(await api.client.fetchRefusal(path, buildJsonRequest({ text: 'ردي' }))).toMatchObject({ status: 401 });
    const fetchFaults = (text: string) => api.client.fetchFaults(path, buildPost(replyingProvider.token, { text }));
    expect(await fetchFaults(' ')).toEqual(['text_required /text']);
    expect(await fetchFaults('a'.repeat(1001))).toEqual(['text_too_long /text']);
    expect((await reply('نعتذر عن التأخير')).status).toBe(200);
    const first = await replyOf();
    expect(first).toMatchObject({ name: replyingProvider.name, text: 'نعتذر عن التأخير' });
    const replyMails = (await readMails(author.email)).filter(
      ({ subject }) => subject === mails.review_replied.subject,
    );
    expect(replyMails).toHaveLength(1);
    expect(replyMails[0]?.plain).toContain(`/provider/${replyingProvider.id}`);
    api.advanceTime(DAY_MS);
    expect((await reply('نعتذر، ونعوضك')).status).toBe(200);
    expect(await replyOf()).toEqual({ ...first, text: 'نعتذر، ونعوضك' });
    expect(
      (await readSubjects(author.email)).filter((subject) => subject === mails.review_replied.subject),
    ).toHaveLength(1);
    const removal = { method: 'DELETE' };
    expect(await api.client.fetchStatus(path, withToken(author.token, removal))).toBe(404);
    expect(await api.client.fetchStatus(path, withToken(replyingProvider.token, removal))).toBe(200);
    expect(await replyOf()).toBeNull();
    expect(await api.client.fetchStatus(path, withToken(replyingProvider.token, removal))).toBe(404);
  });

  it('keep their stars when a moderator removes a reported reply', async () => {
    const { provider: replying, author, id, reply, replyOf } = await createReviewedOwner();
    const report = (about: string) => {
      const body = { reason: 'insulting', note: null, about };
      return api.client.request(`/reviews/${id}/reports`, buildPost(author.token, body));
    };
    expect((await report('reply')).status).toBe(404);
    await reply('كلام جارح');
    expect((await report('reply')).status).toBe(200);
    expect((await report('reply')).status).toBe(409);
    const otherUser = await registerConfirmedUser(api);
    api.advanceTime(1);
    const review = buildPost(otherUser.token, { reason: 'untrue', note: null });
    expect(await api.client.fetchStatus(`/reviews/${id}/reports`, review)).toBe(200);
    const moderator = await registerConfirmedUser(api);
    const { db } = api.database;
    await db.updateTable('app_user').set({ role: 'moderator' }).where('email', '=', moderator.email).execute();
    const claim = buildPost(moderator.token, {});
    const { data } = await api.client.fetchAnswer('claimReviewReport', '/moderation/reviews/claims', claim);
    expect(data).toMatchObject({ review: { id, reply: { text: 'كلام جارح' } } });
    expect(data?.reports.map(({ about }) => about)).toEqual(['reply', 'review']);
    const decision = { decision: 'reply_removed', until: data?.reports.at(-1)?.at };
    const decided = buildPost(moderator.token, decision);
    expect(await api.client.fetchStatus(`/moderation/reviews/${id}`, decided)).toBe(200);
    expect(await replyOf()).toBeNull();
    expect(await readSubjects(replying.email)).toContain(mails.review_reply_removed.subject);
    expect(await readSubjects(author.email)).toContain(mails.review_report_removed.subject);
    expect(await readSubjects(otherUser.email)).toContain(mails.review_report_kept.subject);
    const events = '/moderation/events?kind=review_reply_removed';
    const log = await api.client.fetchAnswer('listModerationEvents', events, withToken(moderator.token, inEnglish));
    expect(log.data.data[0]).toMatchObject({ seller: { id: replying.id }, note: 'كلام جارح' });
  });

  it('notify reporters who reported them just before their removal', async () => {
    const { id, reply } = await createReviewedOwner();
    await reply('كلام جارح');
    const [first, late, moderator] = [
      await registerConfirmedUser(api),
      await registerConfirmedUser(api),
      await registerConfirmedUser(api),
    ];
    const report = (token: string, about: string) =>
      api.client.fetchStatus(`/reviews/${id}/reports`, buildPost(token, { reason: 'insulting', note: null, about }));
    expect(await report(first.token, 'reply')).toBe(200);
    const { db } = api.database;
    await db.updateTable('app_user').set({ role: 'moderator' }).where('email', '=', moderator.email).execute();
    const claim = buildPost(moderator.token, {});
    const data = await api.client.fetchData('claimReviewReport', '/moderation/reviews/claims', claim);
    api.advanceTime(1);
    expect(await report(late.token, 'reply')).toBe(200);
    const decision = buildPost(moderator.token, { decision: 'reply_removed', until: data?.reports.at(-1)?.at });
    expect(await api.client.fetchStatus(`/moderation/reviews/${id}`, decision)).toBe(200);
    for (const { email } of [first, late])
      expect(await readSubjects(email)).toContain(mails.review_report_removed.subject);
  });

  it('are not removed by a decision about an earlier text', async () => {
    const { provider: replying, author, id, reply, replyOf } = await createReviewedOwner();
    await reply('كلام جارح');
    const reporter = await registerConfirmedUser(api);
    for (const about of ['review', 'reply']) {
      const report = buildPost(reporter.token, { reason: 'insulting', note: null, about });
      expect(await api.client.fetchStatus(`/reviews/${id}/reports`, report)).toBe(200);
    }
    const moderator = await registerConfirmedUser(api);
    const { db } = api.database;
    await db.updateTable('app_user').set({ role: 'moderator' }).where('email', '=', moderator.email).execute();
    const claimReport = () =>
      api.client.fetchData('claimReviewReport', '/moderation/reviews/claims', buildPost(moderator.token, {}));
    const fetchFaults = (decision: string) => {
      const body = { decision, until: api.services.clock().toISOString() };
      return api.client.fetchFaults(`/moderation/reviews/${id}`, buildPost(moderator.token, body));
    };
    expect(await claimReport()).toMatchObject({ review: { id, reply: { text: 'كلام جارح' } } });
    await reply('نعتذر عن التأخير');
    expect(await fetchFaults('reply_removed')).toEqual(['review_outdated']);
    expect(await replyOf()).toMatchObject({ text: 'نعتذر عن التأخير' });
    expect(await claimReport()).toMatchObject({ review: { id, reply: { text: 'نعتذر عن التأخير' } } });
    const change = buildPost(author.token, { rating: 2, text: 'تأخر الرد قليلًا' });
    expect(await api.client.fetchStatus(`/provider/${replying.id}/review`, change)).toBe(200);
    expect(await fetchFaults('removed')).toEqual(['review_outdated']);
    // Saving the same texts again does not delay the decision.
    expect(await claimReport()).toMatchObject({ review: { id, text: 'تأخر الرد قليلًا' } });
    await reply('نعتذر عن التأخير');
    expect(await api.client.fetchStatus(`/provider/${replying.id}/review`, change)).toBe(200);
    const body = { decision: 'removed', until: api.services.clock().toISOString() };
    expect(await api.client.fetchStatus(`/moderation/reviews/${id}`, buildPost(moderator.token, body))).toBe(200);
  });

  it('are outdated for a moderator once the author has deleted the reported reply', async () => {
    const { provider, id, reply } = await createReviewedOwner();
    await reply('ردي');
    const [reporter, moderator] = [await registerConfirmedUser(api), await registerConfirmedUser(api)];
    const report = buildPost(reporter.token, { reason: 'personal', note: null, about: 'reply' });
    expect(await api.client.fetchStatus(`/reviews/${id}/reports`, report)).toBe(200);
    const { db } = api.database;
    await db.updateTable('app_user').set({ role: 'moderator' }).where('email', '=', moderator.email).execute();
    await api.client.fetchAnswer('claimReviewReport', '/moderation/reviews/claims', buildPost(moderator.token, {}));
    const removal = withToken(provider.token, { method: 'DELETE' });
    expect(await api.client.fetchStatus(`/reviews/${id}/reply`, removal)).toBe(200);
    const decision = { decision: 'reply_removed', until: api.services.clock().toISOString() };
    const init = buildPost(moderator.token, decision);
    expect(await api.client.fetchFaults(`/moderation/reviews/${id}`, init)).toEqual(['review_outdated']);
    expect(await readSubjects(provider.email)).not.toContain(mails.review_reply_removed.subject);
  });

  it('have no open report of a deleted reply', async () => {
    const { provider: replying, author, id, reply } = await createReviewedOwner();
    await reply('ردي');
    await api.client.request(
      `/reviews/${id}/reports`,
      buildPost(author.token, { reason: 'personal', note: null, about: 'reply' }),
    );
    await api.client.request(`/reviews/${id}/reply`, withToken(replying.token, { method: 'DELETE' }));
    const open = await api.database.db.selectFrom('review_report').selectAll().where('is_open', '=', true).execute();
    expect(open).toEqual([]);
    expect(await readSubjects(author.email)).toContain(mails.review_reply_report_ended.subject);
  });

  it('notify their reporters when the author deletes them', async () => {
    const { provider, author, id } = await createReviewedOwner();
    const reporter = await registerConfirmedUser(api);
    const report = buildPost(reporter.token, { reason: 'untrue', note: null });
    expect(await api.client.fetchStatus(`/reviews/${id}/reports`, report)).toBe(200);
    const removal = withToken(author.token, { method: 'DELETE' });
    expect(await api.client.fetchStatus(`/provider/${provider.id}/review`, removal)).toBe(200);
    expect(await readSubjects(reporter.email)).toContain(mails.review_report_ended.subject);
  });

  it('notify their reporters when their author or subject deletes the account', async () => {
    for (const by of ['author', 'provider'] as const) {
      const parties = await createReviewedOwner();
      await parties.reply('ردي');
      const [reporter, replyReporter] = [await registerConfirmedUser(api), await registerConfirmedUser(api)];
      for (const [{ token }, about] of [
        [reporter, 'review'],
        [replyReporter, 'reply'],
      ] as const) {
        const report = buildPost(token, { reason: 'insulting', note: null, about });
        expect(await api.client.fetchStatus(`/reviews/${parties.id}/reports`, report)).toBe(200);
      }
      await deleteAccount(api, parties[by]);
      const kinds =
        by === 'author'
          ? [mails.review_report_ended, mails.review_reply_report_ended]
          : [mails.review_report_erased, mails.review_reply_report_erased];
      for (const [index, { email }] of [reporter, replyReporter].entries()) {
        const { subject, text } = kinds[index] ?? mails.review_report_ended;
        const mail = (await readMails(email)).find((candidate) => candidate.subject === subject);
        if (by === 'author') expect(mail?.plain).toContain(parties.provider.name);
        else expect(mail?.plain).toContain(text);
        if (by === 'provider') expect(mail?.plain).not.toContain(parties.provider.name);
      }
    }
  });

  it('count in the average when the author of another one deletes the account meanwhile', async () => {
    const { db } = api.database;
    for (const rating of [5, 5]) await writeReview(rating);
    const [erased, added] = [await registerConfirmedUser(api), await registerConfirmedUser(api)];
    await saveReview(erased.token, 1);
    const [erasedId, authorId] = [await readUserId(erased.email), await readUserId(added.email)];
    const key = { providerId: SELLER.id, authorId };
    const now = api.services.clock();
    let erasure: Promise<unknown> | undefined;
    await inTransaction(db, async (tx) => {
      await lockUser(tx, SELLER.id);
      await writeReviewRow(tx, { ...key, rating: 5, text: '', has_contacted: false, now });
      erasure = inTransaction(db, (other) => deleteReviewsByAuthor(other, erasedId));
      await waitForRequests(api.database, tx);
    });
    await erasure;
    expect(await fetchProvider()).toMatchObject({ rating: 5, reviews: 3 });
  });
});
