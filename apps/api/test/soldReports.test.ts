import { AVAILABILITY } from '@mashrabiya/contract';
import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { updateProperty } from '../src/ads/repository/ads.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createReportTools } from './support/reports.ts';
import { createReviewTools } from './support/reviews.ts';
import { deleteAccount } from './support/users.ts';

const SECOND_MS = 1_000;
const REMOVAL = { method: 'DELETE' };

describeBothEngines('Reports that a property is sold', (open) => {
  const api = createFixtureApi(open);
  const ads = createAdTools(api);
  const { createUser, createUsers, findOwnAd, changeAd, createListing, readSubjects } = ads;
  const { fetchEvents } = createReviewTools(api, ads);
  const reports = createReportTools(api, 'properties');
  const { sendReport, fetchReportStatus, listOwnReports, claimReportOn, claimAndDecideReport, readCaseWeight } =
    reports;
  const countQuestions = async (email: string) =>
    (await readSubjects(email)).filter((subject) => subject === mails.ad_sold_question.subject).length;
  async function listOutcomes(id: string) {
    const columns = api.database.db.selectFrom('report').select(['reason', 'decision']);
    const rows = await columns.where('property_id', '=', id).orderBy('created_at').execute();
    return rows.map(({ reason, decision }) => [reason, decision]);
  }
  async function reportSold(id: string, times: number) {
    for (let index = 0; index < times; index++) {
      api.advanceTime(SECOND_MS);
      expect(await fetchReportStatus(id, { reason: 'sold' }, await createUser())).toBe(200);
    }
  }

  it('ask the owner once after three reports, and are closed with the answer', async () => {
    const { seller, id } = await createListing();
    const [reader, moderator] = await createUsers('user', 'moderator');
    const fetchAskedAt = async () => (await findOwnAd(seller.token, id))?.sold_asked_at;
    await sendReport(id, { reason: 'sold' }, reader);
    // One reporter counts once, and the owner does not count.
    expect(await fetchReportStatus(id, { reason: 'sold' }, reader)).toBe(409);
    await sendReport(id, { reason: 'sold' }, seller);
    await reportSold(id, 1);
    api.advanceTime(SECOND_MS);
    await sendReport(id, { reason: 'wrong_price' });
    expect(await fetchAskedAt()).toBeNull();
    expect(await countQuestions(seller.email)).toBe(0);

    await reportSold(id, 1);
    const at = api.services.clock().toISOString();
    await reportSold(id, 1);
    expect(await fetchAskedAt()).toBe(at);
    expect(await countQuestions(seller.email)).toBe(1);
    const found = await claimReportOn(moderator.token, id);
    expect(found).toMatchObject({ owner_asked_at: at });

    api.advanceTime(SECOND_MS);
    expect((await changeAd(seller.token, id, 'confirm')).sold_asked_at).toBeNull();
    expect(await listOutcomes(id)).toEqual(
      found.reports.map(({ reason }) => [reason, reason === 'sold' ? 'confirmed' : null]),
    );
    expect(await readSubjects(reader.email)).toContain(mails.ad_report_confirmed.subject);
    // The moderator keeps the claim, with the remaining reports.
    expect(await claimReportOn(moderator.token, id)).toMatchObject({
      owner_asked_at: null,
      reports: [{ reason: 'wrong_price' }],
      weight: { total: 4 },
    });
    const { data: events } = await fetchEvents(moderator.token, `person=${seller.id}`);
    expect(events[0]).toMatchObject({ kind: 'report_confirmed', reasons: ['sold'] });
    expect(events.map(({ kind }) => kind)).toContain('sold_asked');

    // The owner is asked again only after reports of three other users.
    await reportSold(id, 2);
    expect(await fetchAskedAt()).toBeNull();
    await reportSold(id, 1);
    expect(await fetchAskedAt()).not.toBeNull();
    expect(await countQuestions(seller.email)).toBe(2);
  });

  type Owner = Awaited<ReturnType<typeof createUser>>;
  const endings: Record<string, (owner: Owner, id: string) => Promise<unknown>> = {
    'ends the ad': ({ token }, id) => changeAd(token, id, 'close'),
    'removes the ad': ({ token }, id) => api.client.fetchStatus(`/properties/${id}`, withToken(token, REMOVAL)),
    'deletes the account': (owner) => deleteAccount(api, owner),
  };

  it.each(['ends the ad', 'removes the ad'])('are upheld when the owner %s', async (ending) => {
    const { seller, id } = await createListing();
    const [reader, moderator] = await createUsers('user', 'moderator');
    await sendReport(id, { reason: 'sold' }, reader);
    await reportSold(id, 2);
    api.advanceTime(SECOND_MS);
    await endings[ending]?.(seller, id);
    expect(await listOutcomes(id)).toEqual(Array(3).fill(['sold', 'ended']));
    const questions = api.database.db.selectFrom('sold_question').selectAll().where('property_id', '=', id);
    expect(await questions.execute()).toEqual([]);
    expect(await readSubjects(reader.email)).toContain(mails.ad_report_ended.subject);
    const next = await createListing();
    await sendReport(next.id, { reason: 'sold' }, reader);
    expect((await claimReportOn(moderator.token, next.id)).reports).toMatchObject([{ reporter: 'upheld' }]);
  });

  it.each([
    ['wrong_price', 'removes the ad'],
    ['wrong_price', 'deletes the account'],
    ['sold', 'deletes the account'],
  ])('are closed, here one of the reason %s, and uphold nothing when the owner %s', async (reason, ending) => {
    const { seller, id } = await createListing();
    const [reader, moderator] = await createUsers('user', 'moderator');
    await sendReport(id, { reason }, reader);
    api.advanceTime(SECOND_MS);
    await sendReport(id, { reason: 'fraud' });
    api.advanceTime(SECOND_MS);
    await endings[ending]?.(seller, id);
    expect(await listOutcomes(id)).toEqual([
      [reason, 'ended'],
      ['fraud', 'ended'],
    ]);
    const cases = api.database.db.selectFrom('report_case').select('id').where('id', '=', id);
    expect(await cases.execute()).toEqual([]);
    expect(await listOwnReports(reader.token)).toMatchObject([{ state: 'ended', is_public: false }]);
    const subjects = await readSubjects(reader.email);
    expect(subjects).toContain(mails.ad_report_removed.subject);
    expect(subjects).not.toContain(mails.ad_report_ended.subject);
    const next = await createListing();
    await sendReport(next.id, { reason: 'sold' }, reader);
    expect((await claimReportOn(moderator.token, next.id)).reports).toMatchObject([{ reporter: 'unknown' }]);
  });

  it('are shown as ended to their reporter if a node of the previous release removed the ad without closing them', async () => {
    const { id } = await createListing();
    const reader = await createUser();
    await sendReport(id, { reason: 'sold' }, reader);
    const now = api.services.clock();
    await updateProperty(api.database.db, id, { availability: AVAILABILITY.expired, removed_at: now }, now);
    expect(await listOwnReports(reader.token)).toMatchObject([{ state: 'ended', decided_at: now.toISOString() }]);
  });

  it('stay with a moderator if the owner was not asked, which also ends the question', async () => {
    const { seller, id } = await createListing();
    const moderator = await createUser('moderator');
    await reportSold(id, 2);
    await changeAd(seller.token, id, 'confirm');
    expect(await listOutcomes(id)).toEqual([
      ['sold', null],
      ['sold', null],
    ]);
    await reportSold(id, 1);
    expect((await findOwnAd(seller.token, id))?.sold_asked_at).not.toBeNull();
    await claimAndDecideReport(moderator.token, id, { decision: 'dismissed' });
    expect((await findOwnAd(seller.token, id))?.sold_asked_at).toBeNull();
  });

  it('ask once if the third and the fourth arrive together', async () => {
    const { seller, id } = await createListing();
    await reportSold(id, 2);
    const sent = await Promise.all([1, 2, 3].map(() => fetchReportStatus(id, { reason: 'sold' })));
    expect(sent).toEqual([200, 200, 200]);
    expect(await countQuestions(seller.email)).toBe(1);
    const moderator = await createUser('moderator');
    const weight = await readCaseWeight(id);
    expect(weight).toBe((await claimReportOn(moderator.token, id)).weight.total);
  });
});
