import { mails } from '@mashrabiya/i18n/ar/mails';
import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, getCookie, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describeBothEngines('Reports of users', (open) => {
  const api = createFixtureApi(open);
  const { createUser, postAd, acceptAll, fetchPageStatus, readSubjects, runJobs } = createAdTools(api);
  const WARNING = { reason_ar: 'لا تطلب مالًا قبل المعاينة', reason_en: 'Ask for no money before a viewing' };

  async function createProvider() {
    const seller = await createUser();
    const { id: adId } = await postAd(seller.token);
    await acceptAll();
    api.advanceTime(1_000);
    return { ...seller, adId };
  }
  const send = (id: string, body: object, token?: string, cookie?: string) => {
    const sentInit = buildJsonRequest(body);
    const init = cookie
      ? { ...sentInit, headers: { ...(sentInit.headers as Record<string, string>), cookie } }
      : sentInit;
    return api.client.request(`/provider/${id}/reports`, token ? withToken(token, init) : init);
  };
  const claim = (token: string, after = '') =>
    api.client.fetchData('claimReport', `/moderation/reports/claims${after}`, buildPost(token));
  const decide = (token: string, id: string, decision: object) =>
    api.client.fetchAnswer('decideReport', `/moderation/reports/${id}`, buildPost(token, decision));
  /** Claims cases until the user's is returned, and dismisses the others. */
  async function claimReportOn(token: string, id: string) {
    for (;;) {
      const foundCase = await claim(token);
      if (!foundCase) throw new Error(`${id} has no case`);
      if (foundCase.id !== id) {
        await decide(token, foundCase.id, { decision: 'dismissed', until: foundCase.reports.at(-1)?.at });
        continue;
      }
      if (foundCase.kind !== 'person') throw new Error(`${id} is an ad`);
      return { ...foundCase, until: foundCase.reports.at(-1)?.at };
    }
  }
  const undo = (token: string, id: string) => api.client.request(`/moderation/reports/${id}/undo`, buildPost(token));
  const fetchOwnReports = (token: string) => api.client.fetchData('listOwnReports', '/user/reports', withToken(token));
  const listEventKinds = async (token: string, id: string) =>
    (await api.client.fetchData('listModerationEvents', `/moderation/events?person=${id}`, withToken(token))).data.map(
      ({ kind }) => kind,
    );

  it('are accepted once per reporter, as a guest or with a login, separate from those of ads', async () => {
    const { id, adId } = await createProvider();
    const reader = await createUser();
    expect((await send(id, { reason: 'impersonation', note: 'ليس صاحب المكتب' }, reader.token)).status).toBe(200);
    const repeatedReport = await send(id.toUpperCase(), { reason: 'fraud' }, reader.token);
    expect([repeatedReport.status, (await repeatedReport.json()).errors[0].code]).toEqual([409, 'reported_already']);
    api.advanceTime(1_000);
    const guest = await send(id, { reason: 'insulting' });
    expect(guest.status).toBe(200);
    const cookie = getCookie(guest);
    expect((await send(id, { reason: 'fraud' }, undefined, cookie)).status).toBe(409);
    // A later login in the same browser takes over the guest's report.
    const lateUser = await createUser();
    expect((await send(id, { reason: 'fraud' }, lateUser.token, cookie)).status).toBe(409);
    expect(await fetchOwnReports(lateUser.token)).toMatchObject([
      { about: { kind: 'person', id }, reason: 'insulting' },
    ]);
    // An ad and its seller are different subjects.
    const adReport = buildJsonRequest({ reason: 'wrong_price' });
    expect(await api.client.fetchStatus(`/properties/${adId}/reports`, withToken(reader.token, adReport))).toBe(200);

    const moderator = await createUser('moderator');
    const foundCase = await claimReportOn(moderator.token, id);
    expect(foundCase.person).toMatchObject({ id, ads: 1, active: 1 });
    expect(foundCase.reports).toMatchObject([
      { reason: 'impersonation', note: 'ليس صاحب المكتب', by_account: true, reel: null },
      { reason: 'insulting', by_account: true },
    ]);
    expect(foundCase.weight).toMatchObject({ total: 10, people: 2, heaviest: 'impersonation' });
    await decide(moderator.token, id, { decision: 'dismissed', until: foundCase.until });
  });

  it('need a reason that applies to users, or a text, and a user with a page', async () => {
    const { id } = await createProvider();
    const fetchFault = async (body: object) => (await (await send(id, body)).json()).errors[0].code;
    expect(await fetchFault({ reason: 'wrong_place' })).toBe('reason_required');
    expect(await fetchFault({ reason: 'other', note: ' ' })).toBe('report_text_required');
    expect((await send((await createUser()).id, { reason: 'fraud' })).status).toBe(404);
  });

  it('count towards ten reports an hour', async () => {
    const { token } = await createUser();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await send((await createProvider()).id, { reason: 'fraud' }, token)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('end with a warning that the user reads; reporters and the log are notified', async () => {
    const seller = await createProvider();
    const [reader, moderator, otherModerator] = [
      await createUser(),
      await createUser('moderator'),
      await createUser('moderator'),
    ];
    await send(seller.id, { reason: 'fraud' }, reader.token);
    const { until } = await claimReportOn(moderator.token, seller.id);
    const path = `/moderation/reports/${seller.id}`;
    const fetchDecisionRefusal = (body: object, token = moderator.token) =>
      api.client.fetchFaults(path, buildPost(token, { until, ...body }));
    expect(await fetchDecisionRefusal({ decision: 'off_offer', reasons: ['other'] })).toEqual([
      'invalid_field /decision',
    ]);
    expect(await fetchDecisionRefusal({ decision: 'warned', reason_ar: 'تحذير' })).toEqual([
      'warning_required /reason_en',
    ]);
    expect(await fetchDecisionRefusal({ decision: 'dismissed' }, otherModerator.token)).toEqual(['review_outdated']);
    await decide(moderator.token, seller.id, { decision: 'warned', ...WARNING, until, undoable: true });
    expect((await claim(otherModerator.token))?.id).not.toBe(seller.id);
    api.advanceTime(9_000);
    await runJobs();
    expect(await readSubjects(seller.email)).not.toContain(mails.person_warned.subject);
    api.advanceTime(1_000);
    await runJobs();
    expect(await readSubjects(seller.email)).toContain(mails.person_warned.subject);
    const { plain } = await api.database.db
      .selectFrom('outbox')
      .select('plain')
      .where('recipient', '=', seller.email)
      .where('subject', '=', mails.person_warned.subject)
      .executeTakeFirstOrThrow();
    expect(plain).toContain(WARNING.reason_ar);
    expect(await readSubjects(reader.email)).toContain(mails.person_reported.subject);
    expect(await fetchPageStatus(seller.adId)).toBe(200);
    expect(await fetchOwnReports(reader.token)).toMatchObject([{ state: 'acted', is_public: true }]);
    expect(await listEventKinds(moderator.token, seller.id)).toEqual(['report_warned', 'person_reported', 'accepted']);
    expect((await undo(moderator.token, seller.id)).status).toBe(409);
    // An upheld report counts against the person, and for its reporter.
    const record = await api.client.fetchAnswer(
      'getModeratedUser',
      `/moderation/people/${seller.id}`,
      withToken(moderator.token),
    );
    expect(record.data).toMatchObject({ upheld: 1, reports: [{ property: null, decision: 'warned' }] });
    const next = await createProvider();
    await send(next.id, { reason: 'fraud' }, reader.token);
    const { weight } = await claimReportOn(moderator.token, next.id);
    expect(weight).toMatchObject({ total: 16, upheld: 1 });
  });

  it('return to the moderator once a decision is undone', async () => {
    const { id } = await createProvider();
    const [reader, moderator] = [await createUser(), await createUser('moderator')];
    await send(id, { reason: 'fraud' }, reader.token);
    const { until } = await claimReportOn(moderator.token, id);
    await decide(moderator.token, id, { decision: 'dismissed', until, undoable: true });
    expect((await undo(moderator.token, id)).status).toBe(200);
    api.advanceTime(60_000);
    await runJobs();
    expect(await readSubjects(reader.email)).not.toContain(mails.person_report_dismissed.subject);
    expect((await claim(moderator.token))?.id).toBe(id);
    await decide(moderator.token, id, { decision: 'dismissed', until });
    expect(await readSubjects(reader.email)).toContain(mails.person_report_dismissed.subject);
  });

  it('share a queue with those of ads, by weight, and lead to the next case', async () => {
    const moderator = await createUser('moderator');
    for (let found = await claim(moderator.token); found; found = await claim(moderator.token))
      await decide(moderator.token, found.id, { decision: 'dismissed', until: found.reports.at(-1)?.at });
    const [light, heavy] = [await createProvider(), await createProvider()];
    await send(light.id, { reason: 'insulting' });
    await api.client.request(`/properties/${light.adId}/reports`, buildJsonRequest({ reason: 'not_owner' }));
    await send(heavy.id, { reason: 'fraud' });
    expect((await claim(moderator.token))?.id).toBe(heavy.id);
    expect((await claim(moderator.token, `?after=${heavy.id}`))?.id).toBe(light.adId);
    // Moderators cannot decide their own cases.
    await api.database.db.updateTable('app_user').set({ role: 'moderator' }).where('id', '=', light.id).execute();
    expect(await claim(light.token)).toBeNull();
    expect((await claim((await createUser('moderator')).token))?.id).toBe(light.id);
  });

  it('block a user at once, who leaves the queue', async () => {
    const seller = await createProvider();
    const [reader, moderator] = [await createUser(), await createUser('moderator')];
    await send(seller.id, { reason: 'fraud' }, reader.token);
    const { until } = await claimReportOn(moderator.token, seller.id);
    api.advanceTime(1_000);
    await send(seller.id, { reason: 'insulting' });
    await decide(moderator.token, seller.id, { decision: 'blocked', ...WARNING, until, undoable: true });
    expect(await fetchPageStatus(seller.adId)).toBe(410);
    expect((await send(seller.id, { reason: 'fraud' })).status).toBe(410);
    expect(await readSubjects(seller.email)).toContain(mails.seller_blocked.subject);
    expect(await readSubjects(reader.email)).toContain(mails.person_reported.subject);
    expect(await fetchOwnReports(reader.token)).toMatchObject([{ state: 'acted', is_public: false }]);
    expect((await claim(moderator.token))?.id).not.toBe(seller.id);
    expect(await listEventKinds(moderator.token, seller.id)).toContain('report_blocked');
  });

  it('are deleted with the reported account', async () => {
    const seller = await createProvider();
    const reader = await createUser();
    await send(seller.id, { reason: 'fraud', note: 'طلب عربونًا' }, reader.token);
    const deletionRequest = buildJsonRequest({ current_password: seller.password });
    await api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(seller.token, { ...deletionRequest, method: 'DELETE' }),
    );
    expect(await fetchOwnReports(reader.token)).toEqual([]);
    const remaining = await api.database.db
      .selectFrom('report_case')
      .select('id')
      .where('id', '=', seller.id)
      .execute();
    expect(remaining).toEqual([]);
  });
});
