import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { lockUser } from '../src/accounts/repository/users.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { addReport } from '../src/reports/repository/reports.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildPost, getCookie, withToken } from './support/client.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { waitForRequests } from './support/lockWaits.ts';
import { createReportTools } from './support/reports.ts';
import { createReviewTools, UNBLOCK_REASON } from './support/reviews.ts';

const SECOND_MS = 1_000;
const WARNING = { reason_ar: 'لا تطلب مالًا قبل المعاينة', reason_en: 'Ask for no money before a viewing' };

describeBothEngines('Reports of users', (open) => {
  const api = createFixtureApi(open);
  const ads = createAdTools(api);
  const { createUser, createUsers, createListing, fetchPageStatus, readMails, readSubjects, runJobsAfter } = ads;
  const { listEventKinds, unblockUser } = createReviewTools(api, ads);
  const conversations = createConversationTools(api);
  const { fetchReportStatus: fetchAdReportStatus } = createReportTools(api, 'properties');
  const reports = createReportTools(api, 'provider');
  const { sendReport, fetchReportStatus, fetchReportFault, listOwnReports } = reports;
  const { claimReport, claimReportOn, decideReport, dismissAllReports, undoReport } = reports;

  async function createProvider() {
    const { seller, id } = await createListing();
    return { ...seller, adId: id };
  }
  const claimId = async (token: string, displayedId?: string) => (await claimReport(token, displayedId)).data?.id;

  it('are refused if the user deletes the account meanwhile', async () => {
    const provider = await createProvider();
    const { db } = api.database;
    let report: Promise<number> | undefined;
    await inTransaction(db, async (tx) => {
      await lockUser(tx, provider.id);
      report = fetchReportStatus(provider.id, { reason: 'fraud', note: 'سلمى' });
      await waitForRequests(api.database, tx);
      await api.services.eraseUser(tx, { ...provider, origin: 'http://localhost', now: api.services.clock() });
    });
    expect(await report).toBe(410);
    expect(await db.selectFrom('report').select('id').where('person_id', '=', provider.id).execute()).toEqual([]);
  });

  it('do not block the queue if a node of the previous release stored one after the account was deleted', async () => {
    const [deleted, provider] = [await createProvider(), await createProvider()];
    const moderator = await createUser('moderator');
    const now = api.services.clock();
    await dismissAllReports(moderator.token);
    const { db } = api.database;
    await inTransaction(db, (tx) => api.services.eraseUser(tx, { ...deleted, origin: 'http://localhost', now }));
    const report = { visitor: 'late', userId: null, reason: 'fraud', note: '', now } as const;
    await addReport(db, { ...report, subject: { reportedUserId: deleted.id } });
    expect(await fetchReportStatus(provider.id, { reason: 'insulting' })).toBe(200);
    expect(await claimReport(moderator.token)).toMatchObject({ data: { id: provider.id }, waiting: 1 });
    await dismissAllReports(moderator.token);
  });

  it('are accepted once per reporter, as a guest or with a login, separate from those of ads', async () => {
    const { id, adId } = await createProvider();
    const [reader, lateReader, moderator] = await createUsers('user', 'user', 'moderator');
    expect(await fetchReportStatus(id, { reason: 'impersonation', note: 'ليس صاحب المكتب' }, reader)).toBe(200);
    expect(await fetchReportFault(id.toUpperCase(), { reason: 'fraud' }, reader)).toEqual([409, 'reported_already']);
    api.advanceTime(SECOND_MS);
    const guestReport = await sendReport(id, { reason: 'insulting' });
    expect(guestReport.status).toBe(200);
    const cookie = getCookie(guestReport);
    expect(await fetchReportStatus(id, { reason: 'fraud' }, { cookie })).toBe(409);
    // A later login in the same browser takes over the guest's report.
    expect(await fetchReportStatus(id, { reason: 'fraud' }, { token: lateReader.token, cookie })).toBe(409);
    expect(await listOwnReports(lateReader.token)).toMatchObject([
      { about: { kind: 'person', id }, reason: 'insulting' },
    ]);
    // An ad and its seller are different subjects.
    expect(await fetchAdReportStatus(adId, { reason: 'wrong_price' }, reader)).toBe(200);

    const found = await claimReportOn(moderator.token, id);
    expect(found).toMatchObject({
      person: { id, ads: 1, active: 1 },
      reports: [
        { reason: 'impersonation', note: 'ليس صاحب المكتب', by_account: true, reel: null },
        { reason: 'insulting', by_account: true },
      ],
      weight: { total: 10, people: 2, heaviest: 'impersonation' },
    });
    await decideReport(moderator.token, id, { decision: 'dismissed', until: found.until });
  });

  it.each([
    ['a reason that does not apply to users', { reason: 'wrong_place' }, 'reason_required'],
    ['a blank text for another reason', { reason: 'other', note: ' ' }, 'report_text_required'],
  ])('are refused with %s', async (_, body, code) => {
    const { id } = await createProvider();
    expect((await fetchReportFault(id, body))[1]).toBe(code);
  });

  it('are refused for a user without a page', async () => {
    expect(await fetchReportStatus((await createUser()).id, { reason: 'fraud' })).toBe(404);
  });

  it('count towards ten reports an hour', async () => {
    const reader = await createUser();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push(await fetchReportStatus((await createProvider()).id, { reason: 'fraud' }, reader));
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('end with a warning that the user reads; reporters and the log are notified', async () => {
    const seller = await createProvider();
    const [reader, moderator, otherModerator] = await createUsers('user', 'moderator', 'moderator');
    await sendReport(seller.id, { reason: 'fraud' }, reader);
    const { until } = await claimReportOn(moderator.token, seller.id);
    for (const [{ token }, decision, fault] of [
      [moderator, { decision: 'off_offer', reasons: ['other'] }, 'invalid_field /decision'],
      [moderator, { decision: 'warned', reason_ar: 'تحذير' }, 'warning_required /reason_en'],
      [otherModerator, { decision: 'dismissed' }, 'review_outdated'],
    ] as const) {
      const init = buildPost(token, { until, ...decision });
      expect(await api.client.fetchFaults(`/moderation/reports/${seller.id}`, init)).toEqual([fault]);
    }
    await decideReport(moderator.token, seller.id, { decision: 'warned', ...WARNING, until, undoable: true });
    expect(await claimId(otherModerator.token)).not.toBe(seller.id);
    await runJobsAfter(9 * SECOND_MS);
    expect(await readSubjects(seller.email)).not.toContain(mails.person_warned.subject);
    await runJobsAfter(SECOND_MS);
    const warning = (await readMails(seller.email)).find(({ subject }) => subject === mails.person_warned.subject);
    expect(warning?.plain).toContain(WARNING.reason_ar);
    expect(await readSubjects(reader.email)).toContain(mails.person_reported.subject);
    expect(await fetchPageStatus(seller.adId)).toBe(200);
    expect(await listOwnReports(reader.token)).toMatchObject([{ state: 'acted', is_public: true }]);
    expect(await listEventKinds(moderator.token, `person=${seller.id}`)).toEqual([
      'report_warned',
      'person_reported',
      'accepted',
    ]);
    expect(await undoReport(moderator.token, seller.id)).toBe(409);
    // An upheld report counts against the user, and for its reporter.
    const recordPath = `/moderation/people/${seller.id}`;
    const record = await api.client.fetchData('getModeratedUser', recordPath, withToken(moderator.token));
    expect(record).toMatchObject({ upheld: 1, reports: [{ property: null, decision: 'warned' }] });
    const next = await createProvider();
    await sendReport(next.id, { reason: 'fraud' }, reader);
    const { weight } = await claimReportOn(moderator.token, next.id);
    expect(weight).toMatchObject({ total: 16, upheld: 1 });
  });

  it('return to the moderator once a decision is undone', async () => {
    const { id } = await createProvider();
    const [reader, moderator] = await createUsers('user', 'moderator');
    await sendReport(id, { reason: 'fraud' }, reader);
    const { until } = await claimReportOn(moderator.token, id);
    await decideReport(moderator.token, id, { decision: 'dismissed', until, undoable: true });
    expect(await undoReport(moderator.token, id)).toBe(200);
    await runJobsAfter(60 * SECOND_MS);
    expect(await readSubjects(reader.email)).not.toContain(mails.person_report_dismissed.subject);
    expect(await claimId(moderator.token)).toBe(id);
    await decideReport(moderator.token, id, { decision: 'dismissed', until });
    expect(await readSubjects(reader.email)).toContain(mails.person_report_dismissed.subject);
  });

  it('share a queue with those of ads, by weight, and lead to the next case', async () => {
    const [{ token }, otherModerator] = await createUsers('moderator', 'moderator');
    await dismissAllReports(token);
    const [light, heavy] = [await createProvider(), await createProvider()];
    await sendReport(light.id, { reason: 'insulting' });
    await fetchAdReportStatus(light.adId, { reason: 'not_owner' });
    await sendReport(heavy.id, { reason: 'fraud' });
    expect(await claimId(token)).toBe(heavy.id);
    expect(await claimId(token, heavy.id)).toBe(light.adId);
    // Moderators cannot decide their own cases.
    await api.database.db.updateTable('app_user').set({ role: 'moderator' }).where('id', '=', light.id).execute();
    expect((await claimReport(light.token)).data).toBeNull();
    expect(await claimId(otherModerator.token)).toBe(light.id);
  });

  it('block a user at once, who leaves the queue', async () => {
    const seller = await createProvider();
    const [reader, moderator] = await createUsers('user', 'moderator');
    await sendReport(seller.id, { reason: 'fraud' }, reader);
    const { until } = await claimReportOn(moderator.token, seller.id);
    api.advanceTime(SECOND_MS);
    await sendReport(seller.id, { reason: 'insulting' });
    await decideReport(moderator.token, seller.id, { decision: 'blocked', ...WARNING, until, undoable: true });
    expect(await fetchPageStatus(seller.adId)).toBe(410);
    expect(await fetchReportStatus(seller.id, { reason: 'fraud' })).toBe(410);
    expect(await readSubjects(seller.email)).toContain(mails.seller_blocked.subject);
    expect(await readSubjects(reader.email)).toContain(mails.person_reported.subject);
    expect(await listOwnReports(reader.token)).toMatchObject([{ state: 'acted', is_public: false }]);
    expect(await claimId(moderator.token)).not.toBe(seller.id);
    expect(await listEventKinds(moderator.token, `person=${seller.id}`)).toContain('report_blocked');
  });

  it('of messages block a buyer, whose mails do not mention listings', async () => {
    const { seller, buyer, conversation } = await conversations.createConversation();
    const moderator = await createUser('moderator');
    expect(await conversations.report(seller.token, conversation)).toBe(200);
    const { until, ...found } = await claimReportOn(moderator.token, buyer.id);
    expect(found).toMatchObject({ person: { ads: 0 } });
    api.advanceTime(SECOND_MS);
    await decideReport(moderator.token, buyer.id, { decision: 'blocked', ...WARNING, until });
    api.advanceTime(SECOND_MS);
    await unblockUser(moderator.token, buyer.id);
    const messages = await readMails(buyer.email);
    for (const [{ subject, text }, reason] of [
      [mails.user_blocked, WARNING.reason_ar],
      [mails.user_unblocked, UNBLOCK_REASON.reason_ar],
    ] as const) {
      const plain = messages.find((mail) => mail.subject === subject)?.plain;
      expect(plain).toContain(text.replace('{{title}}', ''));
      expect(plain).toContain(reason);
    }
    expect(await listEventKinds(moderator.token, `person=${buyer.id}`)).toEqual([
      'unblocked',
      'report_blocked',
      'person_reported',
    ]);
  });

  it('are deleted with the reported account, and their reporters are notified without its name', async () => {
    const seller = await createProvider();
    const reader = await createUser();
    await sendReport(seller.id, { reason: 'fraud', note: 'طلب عربونًا' }, reader);
    const deletion = { ...buildPost(seller.token, { current_password: seller.password }), method: 'DELETE' };
    await api.client.fetchAnswer('deleteAccount', '/user', deletion);
    expect(await listOwnReports(reader.token)).toEqual([]);
    const mail = (await readMails(reader.email)).find(({ subject }) => subject === mails.person_report_ended.subject);
    expect(mail?.plain).toContain(mails.person_report_ended.text);
    expect(mail?.plain).not.toContain(seller.name);
    const cases = api.database.db.selectFrom('report_case').select('id').where('id', '=', seller.id);
    expect(await cases.execute()).toEqual([]);
  });
});
