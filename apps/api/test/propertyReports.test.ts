import { AVAILABILITY } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockUser } from '../src/accounts/repository/users.ts';
import { lockProperty, updateProperty } from '../src/ads/repository/ads.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, createConnection, getCookie, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { waitForRequests } from './support/lockWaits.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { createReportTools } from './support/reports.ts';
import { BLOCK_REASON, createReviewTools } from './support/reviews.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECOND_MS = 1_000;
const CLAIM_MS = 11 * 60_000;

describeBothEngines('Reports of properties', (open) => {
  const api = createFixtureApi(open);
  const ads = createAdTools(api);
  const { createUser, createUsers, postAd, fetchOwnAds, acceptAll, createListing } = ads;
  const { fetchPageStatus, readSubjects, runJobsAfter } = ads;
  const { listEventKinds, review } = createReviewTools(api, ads);
  const reports = createReportTools(api, 'properties');
  const { sendReport, fetchReportStatus, fetchReportFault, listOwnReports } = reports;
  const { claimReport, claimReportOn, decideReport, claimAndDecideReport, dismissAllReports, undoReport } = reports;

  it('accepts one report per reporter, with or without a login', async () => {
    const { id } = await createListing();
    const [reader, moderator] = await createUsers('user', 'moderator');
    expect(await fetchReportStatus(id, { reason: 'sold' }, reader)).toBe(200);
    expect(await fetchReportFault(id, { reason: 'fraud' }, reader)).toEqual([409, 'reported_already']);
    api.advanceTime(SECOND_MS);
    const guestReport = await sendReport(id, { reason: 'wrong_price', note: 'أغلى بكثير' });
    expect(guestReport.status).toBe(200);
    expect(await fetchReportStatus(id, { reason: 'sold' }, { cookie: getCookie(guestReport) })).toBe(409);
    expect((await claimReportOn(moderator.token, id)).reports).toMatchObject([
      { reason: 'sold', by_account: true },
      { reason: 'wrong_price', note: 'أغلى بكثير', by_account: false },
    ]);
  });

  it('refuses a report of a listing that is removed meanwhile, which no moderator would decide on', async () => {
    const { id } = await createListing();
    const { db } = api.database;
    let report: Promise<number> | undefined;
    await inTransaction(db, async (tx) => {
      await lockProperty(tx, id);
      report = fetchReportStatus(id, { reason: 'fraud' });
      await waitForRequests(api.database, tx);
      const now = api.services.clock();
      await updateProperty(tx, id, { availability: AVAILABILITY.expired, removed_at: now }, now);
    });
    expect(await report).toBe(410);
    expect(await db.selectFrom('report').select('id').where('property_id', '=', id).execute()).toEqual([]);
  });

  it('locks the seller before the listing at a decision, as a report and the deletion of an account do', async () => {
    const { seller, id } = await createListing();
    const { token } = await createUser('moderator');
    await sendReport(id, { reason: 'fraud' });
    const { until } = await claimReportOn(token, id);
    const { decision } = await inTransaction(api.database.db, async (tx) => {
      await lockUser(tx, seller.id);
      const decision = decideReport(token, id, { decision: 'blocked', reasons: [], ...BLOCK_REASON, until });
      await waitForRequests(api.database, tx);
      await sql`select from property where id = ${id} for update nowait`.execute(tx);
      return { decision };
    });
    await decision;
  });

  it('accepts one guest report a day per network, however often the cookie is dropped', async () => {
    const { id } = await createListing();
    const { token } = await createUser();
    const fraud = buildJsonRequest({ reason: 'fraud' });
    const sendFrom = (address: string, init = fraud) =>
      api.client.request(`/properties/${id}/reports`, init, createConnection(address));
    expect((await sendFrom('41.33.1.2')).status).toBe(200);
    const repeatedReport = await sendFrom('41.33.1.77');
    expect([repeatedReport.status, (await repeatedReport.json()).errors[0].code]).toEqual([
      409,
      'reported_from_network',
    ]);
    expect((await sendFrom('41.33.1.77', withToken(token, fraud))).status).toBe(200);
    expect((await sendFrom('41.33.2.2')).status).toBe(200);
    api.advanceTime(DAY_MS);
    expect((await sendFrom('41.33.1.77')).status).toBe(200);
  });

  it('accepts one report from a guest who logs in and reports again, and notifies them', async () => {
    const { id } = await createListing();
    const [reader, otherReader, moderator] = await createUsers('user', 'user', 'moderator');
    const cookie = getCookie(await sendReport(id, { reason: 'fraud' }));
    // The login keeps the browser's cookie.
    const login = buildJsonRequest({ email: reader.email, password: reader.password });
    await api.client.request('/login', { ...login, headers: { ...(login.headers as object), cookie } });
    const { token } = reader;
    expect(await fetchReportStatus(id, { reason: 'sold' }, { token, cookie })).toBe(409);
    const { reports, until } = await claimReportOn(moderator.token, id);
    expect(reports).toMatchObject([{ reason: 'fraud', by_account: true }]);
    await decideReport(moderator.token, id, { decision: 'dismissed', until });
    expect(await readSubjects(reader.email)).toContain(mails.ad_report_dismissed.subject);

    // The first report is sent with a login, the second without one.
    const other = await createListing();
    expect(await fetchReportStatus(other.id, { reason: 'sold' }, { token, cookie })).toBe(200);
    expect(await fetchReportStatus(other.id, { reason: 'sold' }, { cookie })).toBe(409);
    // Another account in the same browser is another reporter.
    expect(await fetchReportStatus(other.id, { reason: 'sold' }, { token: otherReader.token, cookie })).toBe(200);
  });

  it('notifies the reporters only', async () => {
    const { id } = await createListing();
    const [reader, otherReader, moderator] = await createUsers('user', 'user', 'moderator');
    await sendReport(id, { reason: 'not_owner' }, reader);
    const reported = { about: { kind: 'ad', id }, is_public: true, reason: 'not_owner' };
    expect(await listOwnReports(reader.token)).toMatchObject([{ ...reported, state: 'open', decided_at: null }]);
    const { until } = await claimReportOn(moderator.token, id);
    api.advanceTime(SECOND_MS);
    const decided_at = api.services.clock().toISOString();
    await decideReport(moderator.token, id, { decision: 'off_offer', reasons: ['not_owner'], until });
    expect(await listOwnReports(reader.token)).toMatchObject([
      { ...reported, is_public: false, state: 'acted', decided_at },
    ]);
    expect(await listOwnReports(otherReader.token)).toEqual([]);
  });

  it('names the listing in the language of each recipient', async () => {
    const { id, seller } = await createListing();
    const [reader, moderator] = await createUsers('user', 'moderator');
    const { db } = api.database;
    const titles = { address_ar: 'شقة على النيل', address_en: 'A flat on the Nile' };
    await db.updateTable('property').set(titles).where('id', '=', id).execute();
    await sendReport(id, { reason: 'not_owner' }, reader);
    await db.updateTable('app_user').set({ language: 'en' }).where('id', 'in', [reader.id, seller.id]).execute();
    await claimAndDecideReport(moderator.token, id, { decision: 'off_offer', reasons: ['not_owner'] });
    for (const { email } of [reader, seller]) {
      const texts = (await ads.readMails(email)).map(({ plain }) => plain).join();
      expect(texts).toContain(titles.address_en);
      expect(texts).not.toContain(titles.address_ar);
    }
  });

  it('does not show reporters a title that no moderator has approved', async () => {
    const { id } = await createListing();
    const reader = await createUser();
    await addReels(api.database.db, createReel(903, { property_id: id }));
    await sendReport(id, { reason: 'fraud' }, reader);
    await sendReport(id, { reason: 'fraud', reel_id: reelId(903) }, reader);
    const { db } = api.database;
    await db.updateTable('property').set({ availability: 4, address_ar: 'عنوان جديد' }).where('id', '=', id).execute();
    const reelChange = { availability: 4, title_ar: 'جولة جديدة' };
    await db.updateTable('reel').set(reelChange).where('id', '=', reelId(903)).execute();
    const names = (await listOwnReports(reader.token)).map(({ about }) => about.name);
    expect(names).toHaveLength(2);
    for (const title of ['عنوان جديد', 'جولة جديدة', '']) expect(names).not.toContain(title);
  });

  it('accepts reports of a property and its reel from one user, names each, and no other property', async () => {
    const [{ id }, other] = [await createListing(), await createListing()];
    const [reader, moderator] = await createUsers('user', 'moderator');
    const video = { property_id: id, title_ar: 'جولة في شقة', title_en: 'A walk through a flat' };
    await addReels(api.database.db, createReel(901, video), createReel(902, { property_id: other.id }));
    const buildReport = (number: number) => ({ reason: 'fraud', reel_id: reelId(number) });
    for (const wrong of [buildReport(902), buildReport(999)]) {
      const { errors } = await (await sendReport(id, wrong)).json();
      expect([errors[0].code, errors[0].source.pointer]).toEqual(['invalid_field', '/reel_id']);
    }
    expect(await fetchReportStatus(id, buildReport(901), reader)).toBe(200);
    expect(await fetchReportStatus(id, buildReport(901), reader)).toBe(409);
    api.advanceTime(SECOND_MS);
    // A listing and its reel are different subjects.
    expect(await fetchReportStatus(id, { reason: 'sold' }, reader)).toBe(200);
    const { reports, weight, until } = await claimReportOn(moderator.token, id);
    expect(reports.map((report) => report.reel)).toEqual([{ id: reelId(901), title: 'جولة في شقة' }, null]);
    expect(weight).toMatchObject({ total: 10, people: 1 });
    expect((await listOwnReports(reader.token)).map(({ about }) => [about.kind, about.id])).toEqual([
      ['ad', id],
      ['reel', reelId(901)],
    ]);
    await decideReport(moderator.token, id, { decision: 'dismissed', until });
    const { subject } = mails.ad_report_dismissed;
    expect((await readSubjects(reader.email)).filter((sent) => sent === subject)).toHaveLength(1);
  });

  it.each([
    ['a blank text for another reason', { reason: 'other', note: '  ' }, 'report_text_required'],
    ['no reason', {}, 'reason_required'],
  ])('refuses a report with %s', async (_, body, code) => {
    const { id } = await createListing();
    expect((await fetchReportFault(id, body))[1]).toBe(code);
  });

  it('refuses reports of unlisted content', async () => {
    const { id } = await postAd((await createUser()).token);
    expect(await fetchReportStatus(id, { reason: 'sold' })).toBe(404);
  });

  it('accepts ten reports an hour per user', async () => {
    const reader = await createUser();
    const ids: string[] = [];
    for (const seller of await createUsers('user', 'user', 'user', 'user'))
      for (let ad = 0; ad < 3; ad++) ids.push((await postAd(seller.token)).id);
    await acceptAll();
    const statuses: number[] = [];
    for (const id of ids) statuses.push(await fetchReportStatus(id, { reason: 'sold' }, reader));
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    api.advanceTime(HOUR_MS + 1);
    expect(await fetchReportStatus(ids.at(-1) ?? '', { reason: 'sold' }, reader)).toBe(200);
  });

  it('removes a reported ad, and notifies its seller and the reporter', async () => {
    const { seller, id } = await createListing();
    const [reader, moderator] = await createUsers('user', 'moderator');
    await sendReport(id, { reason: 'not_owner' }, reader);
    api.advanceTime(SECOND_MS);
    const { until } = await claimReportOn(moderator.token, id);
    for (const [decision, fault] of [
      [{ decision: 'off_offer' }, 'reason_required /reasons'],
      [{ decision: 'warned', ...BLOCK_REASON }, 'invalid_field /decision'],
    ] as const) {
      const init = buildPost(moderator.token, { ...decision, until });
      expect(await api.client.fetchFaults(`/moderation/reports/${id}`, init)).toEqual([fault]);
    }
    const refusal = { reasons: ['not_owner'], note: 'أرسل العقد' };
    await decideReport(moderator.token, id, { decision: 'off_offer', ...refusal, until });
    expect(await fetchPageStatus(id)).toBe(404);
    expect((await fetchOwnAds(seller.token)).data[0]).toMatchObject({ availability: 4, refusal });
    expect(await readSubjects(seller.email)).toContain(mails.ad_off_offer.subject);
    expect(await readSubjects(reader.email)).toContain(mails.ad_reported.subject);
    expect(await listEventKinds(moderator.token, `person=${seller.id}`)).toEqual([
      'report_off_offer',
      'reported',
      'accepted',
    ]);
    // After a correction and an approval, the ad is on offer again.
    await ads.editAd(seller.token, id, { price: '4000000' });
    await acceptAll();
    expect(await fetchPageStatus(id)).toBe(200);
  });

  it('dismisses reports up to the last displayed one', async () => {
    const { id } = await createListing();
    const [firstReader, secondReader, moderator] = await createUsers('user', 'user', 'moderator');
    await sendReport(id, { reason: 'sold' }, firstReader);
    const { until } = await claimReportOn(moderator.token, id);
    api.advanceTime(SECOND_MS);
    await sendReport(id, { reason: 'fraud' }, secondReader);
    await decideReport(moderator.token, id, { decision: 'dismissed', until });
    expect(await readSubjects(firstReader.email)).toContain(mails.ad_report_dismissed.subject);
    expect(await fetchPageStatus(id)).toBe(200);
    expect((await claimReportOn(moderator.token, id)).reports).toMatchObject([{ reason: 'fraud' }]);
  });

  it('returns the heaviest case first, of equal ones the oldest, with the reason', async () => {
    const [{ token }, upheldReader, dismissedReader] = await createUsers('moderator', 'user', 'user');
    await dismissAllReports(token);
    const earlier = await createListing();
    await sendReport(earlier.id, { reason: 'wrong_price' }, upheldReader);
    await claimAndDecideReport(token, earlier.id, { decision: 'off_offer', reasons: ['price'] });
    const later = await createListing();
    await sendReport(later.id, { reason: 'fraud' }, dismissedReader);
    await dismissAllReports(token);

    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.push((await createListing()).id);
    const [sold = '', doubted = '', price = '', trusted = '', many = ''] = ids;
    for (const [id, reason, reporter] of [
      [sold, 'sold'], // 2
      [doubted, 'fraud', dismissedReader], // 4, half of 8
      [price, 'wrong_price'], // 4, later
      [trusted, 'not_owner', upheldReader], // 12, twice 6
      [many, 'not_owner'], // 6
      [many, 'not_owner', dismissedReader], // 9
      [many, 'not_owner', await createUser()], // 15
    ] as const) {
      api.advanceTime(SECOND_MS);
      expect(await fetchReportStatus(id, { reason }, reporter)).toBe(200);
    }
    const first = await claimReportOn(token, many);
    expect(first.weight).toEqual({ total: 15, people: 3, heaviest: 'not_owner', upheld: 0, dismissed: 1 });
    expect(first.reports.map(({ reporter }) => reporter)).toEqual(['unknown', 'dismissed', 'unknown']);
    expect(await dismissAllReports(token)).toEqual([many, trusted, doubted, price, sold]);
  });

  it('returns a light case first once it has waited for the configured time', async () => {
    const { token } = await createUser('moderator');
    // Claims of others have expired.
    api.advanceTime(HOUR_MS);
    await dismissAllReports(token);
    const [oldest, older, heavy] = [await createListing(), await createListing(), await createListing()];
    await sendReport(oldest.id, { reason: 'sold' });
    api.advanceTime(SECOND_MS);
    await sendReport(older.id, { reason: 'wrong_price' });
    api.advanceTime(7 * DAY_MS - SECOND_MS);
    await sendReport(heavy.id, { reason: 'fraud' });
    // The oldest is seven days old, the one after it a second less.
    expect((await claimReport(token)).data).toMatchObject({
      id: oldest.id,
      weight: { total: 2 },
      order: { is_late: true, late_days: 7 },
    });
    // The next case is claimed before this one is decided.
    const next = await claimReport(token, oldest.id);
    expect(next.data).toMatchObject({ id: heavy.id, order: { is_late: false } });
    api.advanceTime(SECOND_MS);
    expect((await claimReport(token)).data?.id).toBe(oldest.id);
    expect(await dismissAllReports(token)).toEqual([oldest.id, heavy.id, older.id]);

    await api.database.db.insertInto('configuration').values({ key: 'latereports', value: '14' }).execute();
    const [light, fresh] = [await createListing(), await createListing()];
    await sendReport(light.id, { reason: 'sold' });
    api.advanceTime(8 * DAY_MS);
    await sendReport(fresh.id, { reason: 'fraud' });
    expect(await dismissAllReports(token)).toEqual([fresh.id, light.id]);
    await api.database.db.deleteFrom('configuration').where('key', '=', 'latereports').execute();
    api.advanceTime(HOUR_MS);
  });

  it('weighs the remaining reports of a partly decided case', async () => {
    const { id } = await createListing();
    await sendReport(id, { reason: 'fraud' });
    const moderator = await createUser('moderator');
    const { until } = await claimReportOn(moderator.token, id);
    api.advanceTime(SECOND_MS);
    await sendReport(id, { reason: 'sold' });
    await decideReport(moderator.token, id, { decision: 'dismissed', until });
    const weight = await reports.readCaseWeight(id);
    expect(weight).toBe((await claimReportOn(moderator.token, id)).weight.total);
    expect(weight).toBe(2);
  });

  it('ends a moderator’s claim once another one approves an edit, which the first has not seen', async () => {
    const { seller, id } = await createListing();
    const { token } = await createUser('moderator');
    await sendReport(id, { reason: 'fraud' });
    const { until } = await claimReportOn(token, id);
    await ads.editAd(seller.token, id, { price: '4900000' });
    await review(id);
    const decision = buildPost(token, { decision: 'change', reasons: ['other'], until });
    expect(await api.client.fetchFaults(`/moderation/reports/${id}`, decision)).toEqual(['review_outdated']);
    expect((await claimReportOn(token, id)).reports).toHaveLength(1);
  });

  describe('with undo', () => {
    const decideUndoably = (token: string, id: string, decision: object) =>
      claimAndDecideReport(token, id, { ...decision, undoable: true });

    const fetchUndoFaults = (token: string, id: string) =>
      api.client.fetchFaults(`/moderation/reports/${id}/undo`, buildPost(token));

    /** A listing with a report, and a moderator's decision on it a second ago. */
    async function createDecidedListing(reason: string, decision: object) {
      const { seller, id } = await createListing();
      const { token } = await createUser('moderator');
      await sendReport(id, { reason });
      await decideUndoably(token, id, decision);
      api.advanceTime(SECOND_MS);
      return { seller, id, token };
    }

    it('takes effect after ten seconds, and is invisible before', async () => {
      const { seller, id } = await createListing();
      const [reader, moderator, otherModerator] = await createUsers('user', 'moderator', 'moderator');
      await sendReport(id, { reason: 'not_owner' }, reader);
      await decideUndoably(moderator.token, id, { decision: 'off_offer', reasons: ['not_owner'] });
      expect((await claimReport(otherModerator.token)).data?.id).not.toBe(id);
      await runJobsAfter(9 * SECOND_MS);
      expect(await fetchPageStatus(id)).toBe(200);
      expect(await readSubjects(reader.email)).not.toContain(mails.ad_reported.subject);
      await runJobsAfter(SECOND_MS);
      expect(await fetchPageStatus(id)).toBe(404);
      expect(await readSubjects(reader.email)).toContain(mails.ad_reported.subject);
      expect(await readSubjects(seller.email)).toContain(mails.ad_off_offer.subject);
      expect(await undoReport(moderator.token, id)).toBe(409);
      expect(await listEventKinds(moderator.token, `person=${moderator.id}`)).toEqual(['report_off_offer']);
    });

    it('returns the case to the moderator once undone, without notices', async () => {
      const { id } = await createListing();
      const [reader, moderator, otherModerator] = await createUsers('user', 'moderator', 'moderator');
      await sendReport(id, { reason: 'fraud' }, reader);
      await decideUndoably(moderator.token, id, { decision: 'dismissed' });
      expect(await undoReport(otherModerator.token, id)).toBe(409);
      expect(await undoReport(moderator.token, id)).toBe(200);
      await runJobsAfter(60 * SECOND_MS);
      expect(await readSubjects(reader.email)).not.toContain(mails.ad_report_dismissed.subject);
      expect((await claimReport(moderator.token)).data?.id).toBe(id);
    });

    it('does not return the case if another moderator has approved an edit, which the first has not seen', async () => {
      const { seller, id, token } = await createDecidedListing('fraud', { decision: 'off_offer', reasons: ['other'] });
      await ads.editAd(seller.token, id, { price: '4900000' });
      await review(id);
      expect(await fetchUndoFaults(token, id)).toEqual(['review_outdated']);
      const until = api.services.clock().toISOString();
      const decision = buildPost(token, { decision: 'off_offer', reasons: ['other'], until });
      expect(await api.client.fetchFaults(`/moderation/reports/${id}`, decision)).toEqual(['review_outdated']);
      expect(await claimReportOn(token, id)).toMatchObject({ property: { price: 4_900_000 } });
    });

    it('tells a moderator who undoes it that the owner has answered meanwhile', async () => {
      const { seller, id, token } = await createDecidedListing('sold', { decision: 'dismissed' });
      await ads.changeAd(seller.token, id, 'close');
      expect(await fetchUndoFaults(token, id)).toEqual(['review_outdated']);
    });

    it('is dropped if the owner has answered meanwhile, and blocks at once', async () => {
      const { seller, id, token } = await createDecidedListing('sold', { decision: 'off_offer', reasons: ['other'] });
      await ads.changeAd(seller.token, id, 'close');
      await runJobsAfter(10 * SECOND_MS);
      expect(await listEventKinds(token, `person=${seller.id}`)).not.toContain('report_off_offer');

      const next = await createListing();
      await sendReport(next.id, { reason: 'fraud' });
      await decideUndoably(token, next.id, { decision: 'blocked', reasons: [], ...BLOCK_REASON });
      expect(await fetchPageStatus(next.id)).toBe(410);
      expect(await undoReport(token, next.id)).toBe(409);
    });

    it.each(['this', 'the previous'])(
      'is dropped if the ad has changed meanwhile, on a node of %s release',
      async (release) => {
        const { id, token } = await createDecidedListing('wrong_price', { decision: 'change', reasons: ['other'] });
        const { db } = api.database;
        if (release === 'the previous')
          await sql`update held_decision set decision = decision - 'content_hash' where subject_id = ${id}`.execute(db);
        await updateProperty(db, id, { price: 4_900_000 }, api.services.clock());
        await runJobsAfter(10 * SECOND_MS);
        expect(await fetchPageStatus(id)).toBe(200);
        expect((await claimReportOn(token, id)).reports).toHaveLength(1);
      },
    );

    it('takes effect although the ad was confirmed meanwhile, which changes nothing that was reviewed', async () => {
      const { seller, id, token } = await createDecidedListing('wrong_price', {
        decision: 'change',
        reasons: ['other'],
      });
      await ads.changeAd(seller.token, id, 'confirm');
      await runJobsAfter(10 * SECOND_MS);
      expect(await fetchPageStatus(id)).toBe(404);
      expect(await listEventKinds(token, `person=${seller.id}`)).toContain('report_change');
    });

    it('opens the case after the displayed one, which the moderator keeps', async () => {
      const [{ token }, otherModerator] = await createUsers('moderator', 'moderator');
      const [first, second, third] = [await createListing(), await createListing(), await createListing()];
      for (const { id } of [first, second, third]) {
        // Three fraud reports weigh more than the remaining cases.
        for (let index = 0; index < 3; index++) await sendReport(id, { reason: 'fraud' });
        api.advanceTime(SECOND_MS);
      }
      expect((await claimReport(token)).data?.id).toBe(first.id);
      expect((await claimReport(token, first.id)).data?.id).toBe(second.id);
      expect((await claimReport(otherModerator.token)).data?.id).toBe(third.id);
      api.advanceTime(6 * 60 * SECOND_MS);
      expect((await claimReport(token, first.id)).data?.id).toBe(second.id);
      api.advanceTime(6 * 60 * SECOND_MS);
      await claimAndDecideReport(token, first.id, { decision: 'dismissed' });
    });
  });

  it('assigns a case to one moderator at a time, and shows the name to others', async () => {
    // Claims of earlier tests have expired.
    api.advanceTime(CLAIM_MS);
    const { id } = await createListing();
    await sendReport(id, { reason: 'sold' });
    const [{ token }, otherModerator] = await createUsers('moderator', 'moderator');
    const { until } = await claimReportOn(token, id);
    const decision = { decision: 'dismissed', until };
    expect(
      await api.client.fetchFaults(`/moderation/reports/${id}`, buildPost(otherModerator.token, decision)),
    ).toEqual(['review_outdated']);
    await dismissAllReports(otherModerator.token);
    expect(await claimReport(otherModerator.token)).toMatchObject({ data: null, waiting: 1, holders: [{ count: 1 }] });
    await decideReport(token, id, decision);
    expect(await claimReport(otherModerator.token)).toEqual({ data: null, waiting: 0, holders: [] });
  });
});
