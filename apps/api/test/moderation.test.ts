import { randomUUID } from 'node:crypto';
import { formatCairoDay } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { moderation as enModeration } from '@mashrabiya/i18n/en/moderation';
import { describe, expect, it, vi } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, createConnection, getCookie, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { createShop } from './support/shop.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeBothEngines('Moderation', (open) => {
  const api = createFixtureApi(open);
  const { buildAdForm, createUser, postAd, fetchOwnAds, acceptAll, fetchPageStatus, readSubjects, runJobs } =
    createAdTools(api);
  const UNBLOCK_REASON = { reason_ar: 'أرسل العقود', reason_en: 'Sent the contracts' };
  const BLOCK_REASON = { reason_ar: 'إعلانات لعقارات لا يملكها', reason_en: 'Ads for homes of others' };

  async function createOfferedListing() {
    const seller = await createUser();
    const { id } = await postAd(seller.token);
    await acceptAll();
    // Separates the times of two decisions.
    api.advanceTime(1_000);
    return { seller, id };
  }
  /** A new login of a user whose sessions were ended. */
  async function logInAgain(someone: { email: string; password: string }): Promise<string> {
    const answer = await api.client.fetchAnswer('login', '/login', buildJsonRequest(someone));
    if (!('token' in answer)) throw new Error(`${someone.email} has a second step`);
    return answer.token;
  }
  const send = (id: string, body: object, token?: string, cookie?: string) => {
    const sentInit = buildJsonRequest(body);
    const init = cookie
      ? { ...sentInit, headers: { ...(sentInit.headers as Record<string, string>), cookie } }
      : sentInit;
    return api.client.request(`/properties/${id}/reports`, token ? withToken(token, init) : init);
  };
  const claim = (token: string) =>
    api.client.fetchAnswer('claimReport', '/moderation/reports/claims', buildPost(token));
  /** Claims cases until the one of an ad is returned. */
  async function claimReportOn(token: string, id: string) {
    for (;;) {
      const { data } = await claim(token);
      if (!data) throw new Error(`${id} has no case`);
      if (data.id === id) return data;
      const until = data.reports.at(-1)?.at;
      await decide(token, data.id, { decision: 'dismissed', until });
    }
  }
  const decide = (token: string, id: string, decision: object) =>
    api.client.fetchAnswer('decideReport', `/moderation/reports/${id}`, buildPost(token, decision));
  /** Dismisses all cases, in their order. */
  async function drainReports(token: string): Promise<string[]> {
    const order: string[] = [];
    for (;;) {
      const { data } = await claim(token);
      if (!data) return order;
      order.push(data.id);
      await decide(token, data.id, { decision: 'dismissed', until: data.reports.at(-1)?.at });
    }
  }
  const fetchEvents = (token: string, query: string) =>
    api.client.fetchData('listModerationEvents', `/moderation/events?${query}`, withToken(token));

  it('accepts one report per reporter, with or without a login', async () => {
    const { id } = await createOfferedListing();
    const reader = await createUser();
    expect((await send(id, { reason: 'sold' }, reader.token)).status).toBe(200);
    const repeatedReport = await send(id, { reason: 'fraud' }, reader.token);
    expect([repeatedReport.status, (await repeatedReport.json()).errors[0].code]).toEqual([409, 'reported_already']);
    api.advanceTime(1_000);
    const guestReport = await send(id, { reason: 'wrong_price', note: 'أغلى بكثير' });
    expect(guestReport.status).toBe(200);
    const cookie = guestReport.headers.get('set-cookie')?.split(';')[0];
    expect((await send(id, { reason: 'sold' }, undefined, cookie)).status).toBe(409);
    const moderator = await createUser('moderator');
    const foundCase = await claimReportOn(moderator.token, id);
    expect(foundCase.reports).toMatchObject([
      { reason: 'sold', by_account: true },
      { reason: 'wrong_price', note: 'أغلى بكثير', by_account: false },
    ]);
  });

  it('accepts one guest report a day per network, however often the cookie is dropped', async () => {
    const { id } = await createOfferedListing();
    const reader = await createUser();
    const sendFrom = (address: string, init = buildJsonRequest({ reason: 'fraud' })) =>
      api.client.request(`/properties/${id}/reports`, init, createConnection(address));
    expect((await sendFrom('41.33.1.2')).status).toBe(200);
    const repeatedReport = await sendFrom('41.33.1.77');
    expect([repeatedReport.status, (await repeatedReport.json()).errors[0].code]).toEqual([
      409,
      'reported_from_network',
    ]);
    expect((await sendFrom('41.33.1.77', buildPost(reader.token, { reason: 'fraud' }))).status).toBe(200);
    expect((await sendFrom('41.33.2.2')).status).toBe(200);
    api.advanceTime(DAY_MS);
    expect((await sendFrom('41.33.1.77')).status).toBe(200);
  });

  it('accepts one report from a guest who logs in and reports again, and notifies them', async () => {
    const { id } = await createOfferedListing();
    const reader = await createUser();
    const guest = await send(id, { reason: 'fraud' });
    const cookie = getCookie(guest);
    // The login keeps the browser's cookie.
    const login = buildJsonRequest({ email: reader.email, password: reader.password });
    await api.client.request('/login', { ...login, headers: { ...(login.headers as object), cookie } });
    expect((await send(id, { reason: 'sold' }, reader.token, cookie)).status).toBe(409);
    const moderator = await createUser('moderator');
    const foundCase = await claimReportOn(moderator.token, id);
    expect(foundCase.reports).toMatchObject([{ reason: 'fraud', by_account: true }]);
    await decide(moderator.token, id, { decision: 'dismissed', until: foundCase.reports.at(-1)?.at });
    expect(await readSubjects(reader.email)).toContain(mails.ad_report_dismissed.subject);

    // The first report is sent with a login, the second without one.
    const otherListing = await createOfferedListing();
    expect((await send(otherListing.id, { reason: 'sold' }, reader.token, cookie)).status).toBe(200);
    expect((await send(otherListing.id, { reason: 'sold' }, undefined, cookie)).status).toBe(409);
    // Another account in the same browser is another person.
    expect((await send(otherListing.id, { reason: 'sold' }, (await createUser()).token, cookie)).status).toBe(200);
  });

  it('notifies the reporters only', async () => {
    const { id } = await createOfferedListing();
    const [reader, otherReader, moderator] = [await createUser(), await createUser(), await createUser('moderator')];
    await send(id, { reason: 'not_owner' }, reader.token);
    const listReports = (token: string) => api.client.fetchData('listOwnReports', '/user/reports', withToken(token));
    const reported = { about: { kind: 'ad', id }, is_public: true, reason: 'not_owner' };
    expect(await listReports(reader.token)).toMatchObject([{ ...reported, state: 'open', decided_at: null }]);
    const { reports } = await claimReportOn(moderator.token, id);
    api.advanceTime(1_000);
    const at = api.services.clock().toISOString();
    const until = reports.at(-1)?.at;
    await decide(moderator.token, id, { decision: 'off_offer', reasons: ['not_owner'], until });
    expect(await listReports(reader.token)).toMatchObject([
      { ...reported, is_public: false, state: 'acted', decided_at: at },
    ]);
    expect(await listReports(otherReader.token)).toEqual([]);
  });

  it('accepts reports of a property and its reel from one user, names each, and no other property', async () => {
    const [{ id }, otherListing] = [await createOfferedListing(), await createOfferedListing()];
    const video = { property_id: id, title_ar: 'جولة في شقة', title_en: 'A walk through a flat' };
    await addReels(api.database.db, createReel(901, video), createReel(902, { property_id: otherListing.id }));
    const buildReport = (number: number) => ({ reason: 'fraud', reel_id: reelId(number) });
    for (const wrong of [buildReport(902), buildReport(999)]) {
      const { errors } = await (await send(id, wrong)).json();
      expect([errors[0].code, errors[0].source.pointer]).toEqual(['invalid_field', '/reel_id']);
    }
    const reader = await createUser();
    expect((await send(id, buildReport(901), reader.token)).status).toBe(200);
    expect((await send(id, buildReport(901), reader.token)).status).toBe(409);
    api.advanceTime(1_000);
    // A listing and its reel are different subjects.
    expect((await send(id, { reason: 'sold' }, reader.token)).status).toBe(200);
    const moderator = await createUser('moderator');
    const { reports, weight } = await claimReportOn(moderator.token, id);
    expect(reports.map((report) => report.reel)).toEqual([{ id: reelId(901), title: 'جولة في شقة' }, null]);
    expect(weight).toMatchObject({ total: 10, people: 1 });
    const ownReports = await api.client.fetchAnswer('listOwnReports', '/user/reports', withToken(reader.token));
    expect(ownReports.data.map(({ about }) => [about.kind, about.id])).toEqual([
      ['ad', id],
      ['reel', reelId(901)],
    ]);
    await decide(moderator.token, id, { decision: 'dismissed', until: reports.at(-1)?.at });
    const readerMails = (await readSubjects(reader.email)).filter(
      (subject) => subject === mails.ad_report_dismissed.subject,
    );
    expect(readerMails).toHaveLength(1);
  });

  it('requires a text if no reason fits, and refuses reports of unlisted content', async () => {
    const { id } = await createOfferedListing();
    const fetchFaultCode = async (body: object) => (await (await send(id, body)).json()).errors[0].code;
    expect(await fetchFaultCode({ reason: 'other', note: '  ' })).toBe('report_text_required');
    expect(await fetchFaultCode({})).toBe('reason_required');
    const pendingAd = await postAd((await createUser()).token);
    expect((await send(pendingAd.id, { reason: 'sold' })).status).toBe(404);
  });

  it('accepts ten reports an hour per user', async () => {
    const { token } = await createUser();
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) {
      const seller = await createUser();
      for (let ad = 0; ad < 3; ad++) ids.push((await postAd(seller.token)).id);
    }
    await acceptAll();
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await send(id, { reason: 'sold' }, token)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    api.advanceTime(HOUR_MS + 1);
    expect((await send(ids.at(-1) ?? '', { reason: 'sold' }, token)).status).toBe(200);
  });

  it('removes a reported ad, and notifies its seller and the reporter', async () => {
    const { seller, id } = await createOfferedListing();
    const reader = await createUser();
    await send(id, { reason: 'not_owner' }, reader.token);
    api.advanceTime(1_000);
    const moderator = await createUser('moderator');
    const { reports } = await claimReportOn(moderator.token, id);
    const until = reports.at(-1)?.at;
    const refusal = await api.client.fetchRefusal(
      `/moderation/reports/${id}`,
      buildPost(moderator.token, { decision: 'off_offer', until }),
    );
    expect(refusal.faults).toEqual(['reason_required /reasons']);
    const warnedDecision = buildJsonRequest({ decision: 'warned', ...BLOCK_REASON, until });
    expect(
      await api.client.fetchFaults(`/moderation/reports/${id}`, withToken(moderator.token, warnedDecision)),
    ).toEqual(['invalid_field /decision']);
    await decide(moderator.token, id, { decision: 'off_offer', reasons: ['not_owner'], note: 'أرسل العقد', until });
    expect(await fetchPageStatus(id)).toBe(404);
    const [ad] = (await fetchOwnAds(seller.token)).data;
    expect(ad).toMatchObject({ availability: 4, refusal: { reasons: ['not_owner'], note: 'أرسل العقد' } });
    expect(await readSubjects(seller.email)).toContain(mails.ad_off_offer.subject);
    expect(await readSubjects(reader.email)).toContain(mails.ad_reported.subject);
    const log = await fetchEvents(moderator.token, `person=${seller.id}`);
    expect(log.data.map(({ kind }) => kind)).toEqual(['report_off_offer', 'reported', 'accepted']);
    // After a correction and an approval, the ad is on offer again.
    await api.client.fetchAnswer(
      'editProperty',
      `/properties/${id}`,
      withToken(seller.token, await buildAdForm({ price: '4000000' })),
    );
    await acceptAll();
    expect(await fetchPageStatus(id)).toBe(200);
  });

  it('dismisses reports up to the last displayed one', async () => {
    const { id } = await createOfferedListing();
    const [firstUser, secondUser] = [await createUser(), await createUser()];
    await send(id, { reason: 'sold' }, firstUser.token);
    const moderator = await createUser('moderator');
    const { reports } = await claimReportOn(moderator.token, id);
    api.advanceTime(1_000);
    await send(id, { reason: 'fraud' }, secondUser.token);
    await decide(moderator.token, id, { decision: 'dismissed', until: reports.at(-1)?.at });
    expect(await readSubjects(firstUser.email)).toContain(mails.ad_report_dismissed.subject);
    expect(await fetchPageStatus(id)).toBe(200);
    expect((await claimReportOn(moderator.token, id)).reports).toMatchObject([{ reason: 'fraud' }]);
  });

  it('returns the heaviest case first, of equal ones the oldest, with the reason', async () => {
    const moderator = await createUser('moderator');
    const drain = () => drainReports(moderator.token);
    await drain();
    const [right, wrong] = [await createUser(), await createUser()];
    const earlierListing = await createOfferedListing();
    await send(earlierListing.id, { reason: 'wrong_price' }, right.token);
    const { reports } = await claimReportOn(moderator.token, earlierListing.id);
    const offOfferDecision = { decision: 'off_offer', reasons: ['price'], until: reports.at(-1)?.at };
    await decide(moderator.token, earlierListing.id, offOfferDecision);
    const otherListing = await createOfferedListing();
    await send(otherListing.id, { reason: 'fraud' }, wrong.token);
    await drain();

    const ads: string[] = [];
    for (let index = 0; index < 5; index++) ads.push((await createOfferedListing()).id);
    const [sold = '', doubted = '', price = '', trusted = '', many = ''] = ads;
    const report = async (id: string, reason: string, token?: string) => {
      api.advanceTime(1_000);
      expect((await send(id, { reason }, token)).status).toBe(200);
    };
    await report(sold, 'sold'); // 2
    await report(doubted, 'fraud', wrong.token); // 4, half of 8
    await report(price, 'wrong_price'); // 4, later
    await report(trusted, 'not_owner', right.token); // 12, twice 6
    await report(many, 'not_owner'); // 6
    await report(many, 'not_owner', wrong.token); // 9
    await report(many, 'not_owner', (await createUser()).token); // 15
    const first = await claimReportOn(moderator.token, many);
    expect(first.weight).toEqual({ total: 15, people: 3, heaviest: 'not_owner', upheld: 0, dismissed: 1 });
    expect(first.reports.map(({ reporter }) => reporter)).toEqual(['unknown', 'dismissed', 'unknown']);
    expect(await drain()).toEqual([many, trusted, doubted, price, sold]);
  });

  it('returns a light case first once it has waited for the configured time', async () => {
    const moderator = await createUser('moderator');
    const drain = () => drainReports(moderator.token);
    // Claims of others have expired.
    api.advanceTime(HOUR_MS);
    await drain();
    const [oldest, older, heavyListing] = [
      await createOfferedListing(),
      await createOfferedListing(),
      await createOfferedListing(),
    ];
    await send(oldest.id, { reason: 'sold' });
    api.advanceTime(1_000);
    await send(older.id, { reason: 'wrong_price' });
    api.advanceTime(7 * DAY_MS - 1_000);
    await send(heavyListing.id, { reason: 'fraud' });
    // The oldest is seven days old, the one after it a second less.
    const first = await claim(moderator.token);
    expect(first.data).toMatchObject({ id: oldest.id, weight: { total: 2 }, order: { is_late: true, late_days: 7 } });
    // The next case is claimed before this one is decided.
    const next = await api.client.fetchAnswer(
      'claimReport',
      `/moderation/reports/claims?after=${oldest.id}`,
      buildPost(moderator.token),
    );
    expect(next.data).toMatchObject({ id: heavyListing.id, order: { is_late: false } });
    api.advanceTime(1_000);
    expect((await claim(moderator.token)).data?.id).toBe(oldest.id);
    expect(await drain()).toEqual([oldest.id, heavyListing.id, older.id]);

    await api.database.db.insertInto('configuration').values({ key: 'latereports', value: '14' }).execute();
    const [lightListing, freshListing] = [await createOfferedListing(), await createOfferedListing()];
    await send(lightListing.id, { reason: 'sold' });
    api.advanceTime(8 * DAY_MS);
    await send(freshListing.id, { reason: 'fraud' });
    expect(await drain()).toEqual([freshListing.id, lightListing.id]);
    await api.database.db.deleteFrom('configuration').where('key', '=', 'latereports').execute();
    api.advanceTime(HOUR_MS);
  });

  it('weighs the remaining reports of a partly decided case', async () => {
    const { id } = await createOfferedListing();
    await send(id, { reason: 'fraud' });
    const moderator = await createUser('moderator');
    const { reports } = await claimReportOn(moderator.token, id);
    api.advanceTime(1_000);
    await send(id, { reason: 'sold' });
    await decide(moderator.token, id, { decision: 'dismissed', until: reports.at(-1)?.at });
    const remainingRows = await api.database.db
      .selectFrom('report_case')
      .select('weight')
      .where('property_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(remainingRows.weight).toBe((await claimReportOn(moderator.token, id)).weight.total);
    expect(remainingRows.weight).toBe(2);
  });

  describe('of reports that a property is sold', () => {
    const findOwnAd = async (token: string, id: string) => (await fetchOwnAds(token)).data.find((ad) => ad.id === id);
    const sendAnswer = (token: string, id: string, action: 'confirm' | 'close') =>
      api.client.fetchAnswer(`${action}Property`, `/properties/${id}/${action}`, buildPost(token, {}));
    const countMails = async (email: string, subject: string) =>
      (await readSubjects(email)).filter((sentSubject) => sentSubject === subject).length;
    const listOutcomes = async (id: string) =>
      (
        await api.database.db
          .selectFrom('report')
          .select(['reason', 'decision'])
          .where('property_id', '=', id)
          .orderBy('created_at')
          .execute()
      ).map(({ reason, decision }) => [reason, decision]);
    const reportSold = async (id: string, times: number) => {
      for (let index = 0; index < times; index++) {
        api.advanceTime(1_000);
        expect((await send(id, { reason: 'sold' }, (await createUser()).token)).status).toBe(200);
      }
    };

    it('asks the owner once after three reports, and closes them with the answer', async () => {
      const { seller, id } = await createOfferedListing();
      const [reader, moderator] = [await createUser(), await createUser('moderator')];
      await send(id, { reason: 'sold' }, reader.token);
      // One person counts once, and the owner does not count.
      expect((await send(id, { reason: 'sold' }, reader.token)).status).toBe(409);
      await send(id, { reason: 'sold' }, seller.token);
      await reportSold(id, 1);
      api.advanceTime(1_000);
      await send(id, { reason: 'wrong_price' });
      expect((await findOwnAd(seller.token, id))?.sold_asked_at).toBeNull();
      expect(await countMails(seller.email, mails.ad_sold_question.subject)).toBe(0);

      await reportSold(id, 1);
      const at = api.services.clock().toISOString();
      await reportSold(id, 1);
      expect((await findOwnAd(seller.token, id))?.sold_asked_at).toBe(at);
      expect(await countMails(seller.email, mails.ad_sold_question.subject)).toBe(1);
      const foundCase = await claimReportOn(moderator.token, id);
      expect(foundCase).toMatchObject({ owner_asked_at: at });

      api.advanceTime(1_000);
      expect((await sendAnswer(seller.token, id, 'confirm')).data.sold_asked_at).toBeNull();
      const open = foundCase.reports.map(({ reason }) => [reason, reason === 'sold' ? 'confirmed' : null]);
      expect(await listOutcomes(id)).toEqual(open);
      expect(await readSubjects(reader.email)).toContain(mails.ad_report_confirmed.subject);
      // The moderator keeps the claim, with the remaining reports.
      const remainingCase = await claimReportOn(moderator.token, id);
      expect(remainingCase).toMatchObject({
        owner_asked_at: null,
        reports: [{ reason: 'wrong_price' }],
        weight: { total: 4 },
      });
      const log = await fetchEvents(moderator.token, `person=${seller.id}`);
      expect(log.data.slice(0, 1)).toMatchObject([{ kind: 'report_confirmed', reasons: ['sold'] }]);
      expect(log.data.map(({ kind }) => kind)).toContain('sold_asked');

      // The owner is asked again only after reports of three other users.
      await reportSold(id, 2);
      expect((await findOwnAd(seller.token, id))?.sold_asked_at).toBeNull();
      await reportSold(id, 1);
      expect((await findOwnAd(seller.token, id))?.sold_asked_at).not.toBeNull();
      expect(await countMails(seller.email, mails.ad_sold_question.subject)).toBe(2);
    });

    it('upholds them when the owner ends the ad', async () => {
      const { seller, id } = await createOfferedListing();
      const reader = await createUser();
      await send(id, { reason: 'sold' }, reader.token);
      api.advanceTime(1_000);
      await sendAnswer(seller.token, id, 'close');
      expect(await listOutcomes(id)).toEqual([['sold', 'ended']]);
      expect(await readSubjects(reader.email)).toContain(mails.ad_report_ended.subject);
      const next = await createOfferedListing();
      await send(next.id, { reason: 'sold' }, reader.token);
      const moderator = await createUser('moderator');
      expect((await claimReportOn(moderator.token, next.id)).reports).toMatchObject([{ reporter: 'upheld' }]);
    });

    it('leaves them to a moderator if the owner was not asked, which also ends the question', async () => {
      const { seller, id } = await createOfferedListing();
      const moderator = await createUser('moderator');
      await reportSold(id, 2);
      await sendAnswer(seller.token, id, 'confirm');
      expect(await listOutcomes(id)).toEqual([
        ['sold', null],
        ['sold', null],
      ]);
      await reportSold(id, 1);
      expect((await findOwnAd(seller.token, id))?.sold_asked_at).not.toBeNull();
      const { reports } = await claimReportOn(moderator.token, id);
      await decide(moderator.token, id, { decision: 'dismissed', until: reports.at(-1)?.at });
      expect((await findOwnAd(seller.token, id))?.sold_asked_at).toBeNull();
    });

    it('asks once if the third and the fourth arrive together', async () => {
      const { seller, id } = await createOfferedListing();
      await reportSold(id, 2);
      const sent = await Promise.all([1, 2, 3].map(() => send(id, { reason: 'sold' })));
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await countMails(seller.email, mails.ad_sold_question.subject)).toBe(1);
      const moderator = await createUser('moderator');
      const row = await api.database.db
        .selectFrom('report_case')
        .select('weight')
        .where('property_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.weight).toBe((await claimReportOn(moderator.token, id)).weight.total);
    });
  });

  describe('with undo', () => {
    const decideReport = async (token: string, id: string, decision: object) => {
      const { reports } = await claimReportOn(token, id);
      await decide(token, id, { ...decision, until: reports.at(-1)?.at, undoable: true });
      return reports.at(-1)?.at;
    };
    const undo = (token: string, id: string) => api.client.request(`/moderation/reports/${id}/undo`, buildPost(token));

    it('takes effect after ten seconds, and is invisible before', async () => {
      const { seller, id } = await createOfferedListing();
      const [reader, moderator, otherModerator] = [
        await createUser(),
        await createUser('moderator'),
        await createUser('moderator'),
      ];
      await send(id, { reason: 'not_owner' }, reader.token);
      await decideReport(moderator.token, id, { decision: 'off_offer', reasons: ['not_owner'] });
      expect((await claim(otherModerator.token)).data?.id).not.toBe(id);
      api.advanceTime(9_000);
      await runJobs();
      expect(await fetchPageStatus(id)).toBe(200);
      expect(await readSubjects(reader.email)).not.toContain(mails.ad_reported.subject);
      api.advanceTime(1_000);
      await runJobs();
      expect(await fetchPageStatus(id)).toBe(404);
      expect(await readSubjects(reader.email)).toContain(mails.ad_reported.subject);
      expect(await readSubjects(seller.email)).toContain(mails.ad_off_offer.subject);
      expect((await undo(moderator.token, id)).status).toBe(409);
      const log = await fetchEvents(moderator.token, `person=${moderator.id}`);
      expect(log.data.map(({ kind }) => kind)).toEqual(['report_off_offer']);
    });

    it('returns the case to the moderator once undone, without notices', async () => {
      const { id } = await createOfferedListing();
      const [reader, moderator, otherModerator] = [
        await createUser(),
        await createUser('moderator'),
        await createUser('moderator'),
      ];
      await send(id, { reason: 'fraud' }, reader.token);
      await decideReport(moderator.token, id, { decision: 'dismissed' });
      expect((await undo(otherModerator.token, id)).status).toBe(409);
      expect((await undo(moderator.token, id)).status).toBe(200);
      api.advanceTime(60_000);
      await runJobs();
      expect(await readSubjects(reader.email)).not.toContain(mails.ad_report_dismissed.subject);
      expect((await claim(moderator.token)).data?.id).toBe(id);
    });

    it('is dropped if the owner has answered meanwhile, and blocks at once', async () => {
      const { seller, id } = await createOfferedListing();
      const moderator = await createUser('moderator');
      await send(id, { reason: 'sold' });
      await decideReport(moderator.token, id, { decision: 'off_offer', reasons: ['other'] });
      api.advanceTime(1_000);
      await api.client.fetchAnswer('closeProperty', `/properties/${id}/close`, buildPost(seller.token, {}));
      api.advanceTime(10_000);
      await runJobs();
      const kinds = (await fetchEvents(moderator.token, `person=${seller.id}`)).data.map(({ kind }) => kind);
      expect(kinds).not.toContain('report_off_offer');

      const next = await createOfferedListing();
      await send(next.id, { reason: 'fraud' });
      await decideReport(moderator.token, next.id, { decision: 'blocked', reasons: [], ...BLOCK_REASON });
      expect(await fetchPageStatus(next.id)).toBe(410);
      expect((await undo(moderator.token, next.id)).status).toBe(409);
    });

    it('opens the case after the displayed one, which the moderator keeps', async () => {
      const [firstModerator, secondModerator] = [await createUser('moderator'), await createUser('moderator')];
      const ads = [await createOfferedListing(), await createOfferedListing(), await createOfferedListing()];
      for (const { id } of ads) {
        // Three fraud reports weigh more than the remaining cases.
        for (let index = 0; index < 3; index++) await send(id, { reason: 'fraud' });
        api.advanceTime(1_000);
      }
      const [first = '', second = '', third = ''] = ads.map(({ id }) => id);
      const claimAfter = async (token: string, id: string) =>
        (await api.client.fetchData('claimReport', `/moderation/reports/claims?after=${id}`, buildPost(token)))?.id;
      expect((await claim(firstModerator.token)).data?.id).toBe(first);
      expect(await claimAfter(firstModerator.token, first)).toBe(second);
      expect((await claim(secondModerator.token)).data?.id).toBe(third);
      api.advanceTime(6 * 60_000);
      expect(await claimAfter(firstModerator.token, first)).toBe(second);
      api.advanceTime(6 * 60_000);
      const { reports } = await claimReportOn(firstModerator.token, first);
      await decide(firstModerator.token, first, { decision: 'dismissed', until: reports.at(-1)?.at });
    });
  });

  it('assigns a case to one moderator at a time, and shows the name to others', async () => {
    // Claims of earlier tests have expired.
    api.advanceTime(11 * 60_000);
    const { id } = await createOfferedListing();
    await send(id, { reason: 'sold' });
    const [firstModerator, secondModerator] = [await createUser('moderator'), await createUser('moderator')];
    const { reports } = await claimReportOn(firstModerator.token, id);
    const body = { decision: 'dismissed', until: reports.at(-1)?.at };
    expect(await api.client.fetchFaults(`/moderation/reports/${id}`, buildPost(secondModerator.token, body))).toEqual([
      'review_outdated',
    ]);
    await drainReports(secondModerator.token);
    expect(await claim(secondModerator.token)).toMatchObject({ data: null, waiting: 1, holders: [{ count: 1 }] });
    await decide(firstModerator.token, id, body);
    expect(await claim(secondModerator.token)).toEqual({ data: null, waiting: 0, holders: [] });
  });

  it('blocks a seller: ads leave lists, map and counts, and posting is refused until it ends', async () => {
    const { seller, id } = await createOfferedListing();
    const pendingAd = await postAd(seller.token);
    const moderator = await createUser('moderator');
    const fetchTotals = async () => {
      const [list, map, facets] = await Promise.all([
        api.client.fetchAnswer('listForSale', '/forsell'),
        api.client.fetchAnswer('getMap', '/map?zoom=5&box=22,24,32,37&action=forsell'),
        api.client.fetchAnswer('getFacets', '/facets?action=forsell'),
      ]);
      return [list.total_properties, map.total, facets.total];
    };
    const totalsBefore = await fetchTotals();
    const path = `/moderation/sellers/${seller.id}/block`;
    expect(await api.client.fetchFaults(path, buildPost(moderator.token, { reason_ar: 'سبب' }))).toEqual([
      'block_reason_required /reason_en',
    ]);
    await api.client.fetchAnswer('blockSeller', path, buildPost(moderator.token, BLOCK_REASON));
    expect(await fetchTotals()).toEqual(totalsBefore.map((total) => total - 1));
    expect(await fetchPageStatus(id)).toBe(410);
    // The sessions end; the reason is shown at the next login.
    expect(await api.client.fetchStatus('/user/profile/properties', withToken(seller.token))).toBe(401);
    const token = await logInAgain(seller);
    const page = await fetchOwnAds(token);
    expect(page.blocked?.reason).toBe(BLOCK_REASON.reason_ar);
    const profile = await api.client.fetchAnswer('getProfile', '/user/profile', withToken(token));
    expect(profile.data.blocked).toEqual(page.blocked);
    expect(page.data.find((ad) => ad.id === id)).toMatchObject({ availability: 3, withheld: 'blocked' });
    for (const [address, init] of [
      ['/properties', await buildAdForm()],
      [`/properties/${id}`, await buildAdForm()],
      [`/properties/${id}/renew`, buildJsonRequest({ ranking: 1 })],
      [`/properties/${id}/resume`, { method: 'POST' }],
      ['/orders', buildJsonRequest(createShop(api).buildOrder())],
      [`/orders/${randomUUID()}/checkout`, { method: 'POST' }],
    ] as const)
      expect(await api.client.fetchRefusal(address, withToken(token, init))).toMatchObject({
        status: 403,
        faults: ['account_blocked'],
      });
    await acceptAll();
    expect(await fetchPageStatus(pendingAd.id)).toBe(404);
    expect(await readSubjects(seller.email)).toContain(mails.seller_blocked.subject);

    const unblockPath = `/moderation/sellers/${seller.id}/unblock`;
    expect(await api.client.fetchFaults(unblockPath, buildPost(moderator.token, { reason_en: 'A reason' }))).toEqual([
      'unblock_reason_required /reason_ar',
    ]);
    await api.client.fetchAnswer('unblockSeller', unblockPath, buildPost(moderator.token, UNBLOCK_REASON));
    expect(await fetchTotals()).toEqual(totalsBefore);
    expect((await fetchOwnAds(token)).blocked).toBeNull();
    expect(await readSubjects(seller.email)).toContain(mails.seller_unblocked.subject);
    const log = await fetchEvents(moderator.token, `person=${seller.id}&kind=blocked`);
    expect(log).toMatchObject({ total: 1, data: [{ note: `${BLOCK_REASON.reason_ar}\n${BLOCK_REASON.reason_en}` }] });
    expect(await fetchEvents(moderator.token, `person=${seller.id}&kind=unblocked`)).toMatchObject({
      total: 1,
      data: [{ note: `${UNBLOCK_REASON.reason_ar}\n${UNBLOCK_REASON.reason_en}` }],
    });
    const mail = await api.database.db
      .selectFrom('outbox')
      .select('plain')
      .where('recipient', '=', seller.email)
      .where('subject', '=', mails.seller_unblocked.subject)
      .executeTakeFirstOrThrow();
    expect(mail.plain).toContain(UNBLOCK_REASON.reason_ar);
    expect(await api.client.fetchFaults(unblockPath, buildPost(moderator.token, UNBLOCK_REASON))).toEqual([
      'seller_not_blocked',
    ]);
  });

  it.each(['post', 'edit', 'renew', 'resume'])('refuses to %s at the moment of a block', async (act) => {
    const { seller, id } = await createOfferedListing();
    const moderator = await createUser('moderator');
    if (act === 'resume')
      await api.client.fetchAnswer('pauseProperty', `/properties/${id}/pause`, buildPost(seller.token));
    if (act === 'renew')
      await api.client.fetchAnswer('closeProperty', `/properties/${id}/close`, buildPost(seller.token, {}));
    const adsBefore = (await fetchOwnAds(seller.token)).data;
    const { settings } = api.services;
    // Blocks after the call was admitted, before it changes anything: each of these calls reads the settings there.
    vi.spyOn(settings, 'current').mockImplementationOnce(async () => {
      await api.client.fetchAnswer(
        'blockSeller',
        `/moderation/sellers/${seller.id}/block`,
        buildPost(moderator.token, BLOCK_REASON),
      );
      return settings.current();
    });
    const [address, init] = {
      post: ['/properties', await buildAdForm()],
      edit: [`/properties/${id}`, await buildAdForm({ size: '171' })],
      renew: [`/properties/${id}/renew`, buildJsonRequest({ ranking: 1 })],
      resume: [`/properties/${id}/resume`, { method: 'POST' }],
    }[act] as [string, RequestInit];
    expect(await api.client.fetchRefusal(address, withToken(seller.token, init))).toMatchObject({
      status: 403,
      faults: ['account_blocked'],
    });
    const adsAfter = (await fetchOwnAds(await logInAgain(seller))).data;
    expect(adsAfter.map(({ size }) => size)).toEqual(adsBefore.map(({ size }) => size));
    expect(await fetchPageStatus(id)).toBe(410);
  });

  it('finds decisions by or about a user, of a kind, in a range of days, and exports them as a table', async () => {
    const { seller } = await createOfferedListing();
    const [moderator, otherModerator] = [await createUser('moderator'), await createUser('moderator')];
    const blockPath = `/moderation/sellers/${seller.id}/block`;
    const name = { ar: 'سلمى', en: '=SUM(A1)' };
    const nameFields = { name_ar: name.ar, name_en: name.en };
    await api.database.db.updateTable('app_user').set(nameFields).where('id', '=', seller.id).execute();
    const first = formatCairoDay(api.services.clock());
    const blockReason = { reason_ar: 'إعلان، وهمي', reason_en: 'An "invented" ad, again' };
    await api.client.fetchAnswer('blockSeller', blockPath, buildPost(moderator.token, blockReason));
    api.advanceTime(2 * DAY_MS);
    const second = formatCairoDay(api.services.clock());
    await api.client.fetchAnswer(
      'unblockSeller',
      `/moderation/sellers/${seller.id}/unblock`,
      buildPost(otherModerator.token, UNBLOCK_REASON),
    );

    const fetchEventKinds = async (query: string) =>
      (await fetchEvents(moderator.token, query)).data.map(({ kind }) => kind);
    const personQuery = `person=${seller.id}`;
    expect(await fetchEventKinds(personQuery)).toEqual(['unblocked', 'blocked', 'accepted']);
    expect(await fetchEventKinds(`person=${otherModerator.id.toUpperCase()}`)).toEqual(['unblocked']);
    expect(await fetchEventKinds(`${personQuery}&until=${first}`)).toEqual(['blocked', 'accepted']);
    expect(await fetchEventKinds(`${personQuery}&from=${second}`)).toEqual(['unblocked']);
    expect(await fetchEventKinds(`${personQuery}&from=${first}&until=${second}&kind=blocked`)).toEqual(['blocked']);
    for (const [query, fault] of [
      ['from=yesterday', 'invalid_field from'],
      ['person=x', 'invalid_id person'],
      ['kind=x', 'invalid_choice kind'],
    ])
      expect(await api.client.fetchFaults(`/moderation/events?${query}`, withToken(moderator.token))).toEqual([fault]);

    const fetchTable = async (query: string, language: string) => {
      const init = withToken(moderator.token, { headers: { 'accept-language': language } });
      const answer = await api.client.request(`/moderation/events/table?${query}`, init);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()).split('\r\n');
    };
    const [head, ...lines] = await fetchTable(`${personQuery}&kind=blocked`, 'en');
    expect(head).toBe(`\uFEFF${Object.values(enModeration.log.column).join(',')}`);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`,${enModeration.log.kind.blocked},`);
    // A name is never a formula, and quotes and commas are escaped.
    expect(lines[0]).toContain(`,'${name.en},`);
    expect(lines[0]).toContain('An ""invented"" ad, again"');
    expect((await fetchTable(personQuery, 'ar')).filter((line) => line.includes(name.ar))).toHaveLength(3);
    const visitor = await createUser();
    const refusal = await api.client.fetchRefusal('/moderation/events/table', withToken(visitor.token));
    expect(refusal).toMatchObject({ status: 403, faults: ['forbidden'] });
  });

  it('exports the whole log as a table, at any length', async () => {
    const { id: sellerId } = await createUser();
    const moderator = await createUser('moderator');
    const now = api.services.clock();
    // Many events of the same moment: paging must not skip or repeat any.
    const rows = Array.from({ length: 1_203 }, (_, index) => ({
      ...{ id: randomUUID(), kind: 'blocked' as const, actor_id: moderator.id, property_id: null, seller_id: sellerId },
      ...{ note: `n${index}.`, created_at: index < 900 ? now : new Date(now.getTime() - index) },
    }));
    for (let from = 0; from < rows.length; from += 400)
      await api.database.db
        .insertInto('moderation_event')
        .values(rows.slice(from, from + 400))
        .execute();
    const table = await api.client.request(`/moderation/events/table?person=${sellerId}`, withToken(moderator.token));
    const foundNames = (await table.text()).match(/n\d+\./g) ?? [];
    expect(foundNames).toHaveLength(rows.length);
    expect(new Set(foundNames).size).toBe(rows.length);
  });

  it('blocks neither moderators nor unknown users', async () => {
    const [firstModerator, secondModerator] = [await createUser('moderator'), await createUser('moderator')];
    const fetchRefusal = (id: string) =>
      api.client.fetchFaults(`/moderation/sellers/${id}/block`, buildPost(firstModerator.token, BLOCK_REASON));
    expect(await fetchRefusal(firstModerator.id)).toEqual(['seller_not_blockable']);
    expect(await fetchRefusal(secondModerator.id)).toEqual(['seller_not_blockable']);
    expect(await fetchRefusal('01900000-0000-7000-8000-00000000ffff')).toEqual(['not_found id']);
  });

  it('shows an unlisted ad to its owner and to moderators', async () => {
    const seller = await createUser();
    const { id } = await postAd(seller.token);
    const moderator = await createUser('moderator');
    for (const { token } of [seller, moderator]) {
      const { data } = await api.client.fetchAnswer('previewProperty', `/properties/${id}/preview`, withToken(token));
      expect(data).toMatchObject({ id, availability: 1 });
    }
    const otherUser = await createUser();
    expect(await api.client.fetchRefusal(`/properties/${id}/preview`, withToken(otherUser.token))).toMatchObject({
      status: 403,
    });
    expect(await api.client.fetchRefusal(`/properties/${id}/preview`)).toMatchObject({ status: 401 });
  });
});
