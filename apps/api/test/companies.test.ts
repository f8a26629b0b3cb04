import { randomUUID } from 'node:crypto';
import { mails } from '@mashrabiya/i18n/ar/mails';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadPersonalData } from '../src/exports/repository/personalData.ts';
import { storeExport } from '../src/exports/services/exportFile.ts';
import { readStoredFile } from '../src/files/readStoredFile.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { ORPHANS_JOB } from '../src/orphans/jobs/orphansJob.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, inEnglish, withToken } from './support/client.ts';
import { createCompanyTools } from './support/companies.ts';
import { createConversationTools } from './support/conversations.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobsStrictly } from './support/jobs.ts';
import { createMailbox } from './support/mailbox.ts';
import { registerUser, stayLoggedIn } from './support/users.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLAIM_MS = 10 * 60_000;
const REASONS = { reason_ar: 'انتهى الترخيص', reason_en: 'The licence ended' };

describeBothEngines('Companies', (open) => {
  const api = createFixtureApi(open);
  const { createUser } = createAdTools(api);
  const { createListing } = createConversationTools(api);
  const { mailsTo } = createMailbox(api);
  const tools = createCompanyTools(api);
  const { uploadPaper, requestCheck, refuseRequest, fetchCompany, withdraw, claim, decide, decideNext } = tools;
  const { refuseWithdrawal, refuseDecision, createVerifiedSeller, revokePath, fetchPaper } = tools;

  const fetchBadge = async (sellerId: string) => {
    const id = await createListing(sellerId);
    const { data: property } = await api.client.fetchAnswer('getProperty', `/properties/${id}`);
    const { data: provider } = await api.client.fetchAnswer('getProvider', `/provider/${sellerId}`);
    expect(provider.company_name).toBe(property.user.company_name);
    expect(provider.company_verified_on).toBe(property.user.company_verified_on);
    return { day: provider.company_verified_on, name: provider.company_name };
  };
  const NO_BADGE = { day: null, name: null };
  const deleteAccount = ({ token, password }: { token: string; password: string }) =>
    api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(token, { ...buildJsonRequest({ current_password: password }), method: 'DELETE' }),
    );
  const listFiles = async (...ids: string[]) => {
    const keys: string[] = [];
    for await (const { key } of api.services.files.list('papers')) keys.push(key);
    return keys.filter((key) => ids.some((id) => key.includes(id)));
  };
  async function runOrphansAfter(ms: number) {
    api.advanceTime(ms);
    const { db, clock } = api.services;
    await db.deleteFrom('job').where('kind', '=', ORPHANS_JOB).execute();
    await enqueue(db, { kind: ORPHANS_JOB, payload: {}, now: clock() });
    await runJobsStrictly(api);
  }
  const getDayIn = (days: number) =>
    new Date(api.services.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);

  it('have a badge with their registered name once a moderator has approved their papers', async () => {
    const seller = await createUser();
    const [first, second] = [await uploadPaper(seller.token), await uploadPaper(seller.token)];
    expect(await fetchCompany(seller.token)).toEqual({ checked: null, request: null });
    const validUntil = getDayIn(90);
    const sent = await requestCheck(seller.token, { papers: [second, first], valid_until: validUntil });
    expect(sent).toMatchObject({
      checked: null,
      request: { state: 'pending', company_name: 'Nile Homes LLC', register_number: '123456', valid_until: validUntil },
    });
    expect(sent.request?.papers.map(({ id }) => id)).toEqual([second, first]);
    expect(await fetchBadge(seller.id)).toEqual(NO_BADGE);

    const moderator = await createUser('moderator');
    const { data: companyCase, waiting } = await claim(moderator.token);
    expect(waiting).toBe(1);
    expect(companyCase).toMatchObject({ seller: { id: seller.id }, checked: null, same_number: [] });
    await decide(moderator.token, companyCase?.id ?? '', companyCase?.submitted_at ?? '');
    const { day, name } = await fetchBadge(seller.id);
    expect(name).toBe('Nile Homes LLC');
    expect(await fetchCompany(seller.token)).toMatchObject({
      checked: { company_name: 'Nile Homes LLC', verified_on: day, valid_until: validUntil, is_valid: true },
      request: { state: 'accepted' },
    });
    expect((await mailsTo(seller.email)).at(-1)).toMatchObject({ subject: mails.company_accepted.subject });
    const { data: events } = await api.client.fetchData(
      'listModerationEvents',
      '/moderation/events?kind=company_accepted',
      withToken(moderator.token),
    );
    expect(events[0]).toMatchObject({ seller: { id: seller.id }, actor_id: moderator.id, note: 'Nile Homes LLC' });
    expect((await claim(moderator.token)).data).toBeNull();

    const { db } = api.database;
    await db.updateTable('app_user').set({ name_en: 'Central Bank' }).where('id', '=', seller.id).execute();
    expect((await fetchBadge(seller.id)).name).toBe('Nile Homes LLC');
  });

  it('lose the badge after the last valid day of the register', async () => {
    const seller = await createVerifiedSeller({ valid_until: getDayIn(2) });
    expect((await fetchBadge(seller.id)).name).toBe('Nile Homes LLC');
    api.advanceTime(4 * DAY_MS);
    expect(await fetchBadge(seller.id)).toEqual(NO_BADGE);
    expect((await fetchCompany(seller.token)).checked).toMatchObject({ is_valid: false });
  });

  it('read the reason of a rejection, and send the same papers again', async () => {
    const seller = await createUser();
    const paper = await uploadPaper(seller.token);
    await requestCheck(seller.token, { papers: [paper] });
    const { id } = await decideNext({ decision: 'rejected', note_ar: 'الصورة غير واضحة', note_en: null });
    expect(await fetchBadge(seller.id)).toEqual(NO_BADGE);
    expect((await fetchCompany(seller.token)).request).toMatchObject({
      id,
      state: 'rejected',
      reason: 'الصورة غير واضحة',
      register_number: '123456',
      papers: [{ id: paper }],
    });
    const mail = (await mailsTo(seller.email)).at(-1);
    expect(mail?.subject).toBe(mails.company_rejected.subject);
    expect(mail?.plain).toContain('الصورة غير واضحة');
    expect(mail?.plain).toContain('/profile?tab=settings#company');
    api.advanceTime(1000);
    const again = await requestCheck(seller.token, { papers: [paper], company_name: 'Nile Homes' });
    expect(again.request).toMatchObject({ state: 'pending', reason: '', papers: [{ id: paper }] });
    await decideNext();
    expect((await fetchBadge(seller.id)).name).toBe('Nile Homes');
  });

  it('need a reason to be rejected', async () => {
    const seller = await createUser();
    await requestCheck(seller.token);
    const { token } = await createUser('moderator');
    const { data } = await claim(token);
    const [id, submittedAt] = [data?.id ?? '', data?.submitted_at ?? ''];
    expect(await refuseDecision(token, id, submittedAt, { decision: 'rejected' })).toMatchObject({
      status: 422,
      faults: ['report_text_required /note_ar'],
    });
    await decide(token, id, submittedAt);
  });

  it('have one pending request, which they can withdraw', async () => {
    const seller = await createUser();
    const paper = await uploadPaper(seller.token);
    await requestCheck(seller.token, { papers: [paper] });
    expect(await refuseRequest(seller.token, { papers: [paper] })).toMatchObject({
      status: 409,
      faults: ['application_exists'],
    });
    expect(await withdraw(seller.token)).toEqual({ checked: null, request: null });
    expect(await refuseWithdrawal(seller.token)).toMatchObject({ status: 409, faults: ['application_outdated'] });
    const moderator = await createUser('moderator');
    expect((await claim(moderator.token)).data).toBeNull();
    expect((await fetchPaper(moderator.token, paper, 'moderation')).status).toBe(404);
    expect((await requestCheck(seller.token, { papers: [paper] })).request).toMatchObject({ state: 'pending' });
    await withdraw(seller.token);
  });

  it('keep the badge while other papers are checked', async () => {
    const seller = await createVerifiedSeller();
    api.advanceTime(1000);
    await requestCheck(seller.token, { company_name: 'Delta Homes LLC' });
    expect((await fetchBadge(seller.id)).name).toBe('Nile Homes LLC');
    const { checked } = await decideNext({ decision: 'rejected', note_en: 'Unclear' });
    expect(checked).toMatchObject({ company_name: 'Nile Homes LLC' });
    expect((await fetchBadge(seller.id)).name).toBe('Nile Homes LLC');
    api.advanceTime(1000);
    await requestCheck(seller.token, { company_name: 'Delta Homes LLC' });
    await decideNext();
    expect((await fetchBadge(seller.id)).name).toBe('Delta Homes LLC');
  });

  it('lose the badge when a moderator revokes it, and read why', async () => {
    const seller = await createVerifiedSeller();
    const moderator = await createUser('moderator');
    // Later than the approval, so that its mail and event are not the latest.
    api.advanceTime(1000);
    const revoke = (body: object) => api.client.fetchRefusal(revokePath(seller.id), buildPost(moderator.token, body));
    expect((await revoke({ ...REASONS, reason_en: ' ' })).faults).toEqual(['revocation_reason_required /reason_en']);
    await api.client.fetchAnswer('revokeCompany', revokePath(seller.id), buildPost(moderator.token, REASONS));
    expect(await fetchBadge(seller.id)).toEqual(NO_BADGE);
    expect(await fetchCompany(seller.token, inEnglish)).toMatchObject({
      checked: null,
      request: { state: 'revoked', reason: 'The licence ended' },
    });
    expect((await mailsTo(seller.email)).at(-1)).toMatchObject({ subject: mails.company_revoked.subject });
    expect(await revoke(REASONS)).toMatchObject({ status: 409, faults: ['application_outdated'] });
    const { data: events } = await api.client.fetchData(
      'listModerationEvents',
      '/moderation/events?kind=company_revoked',
      withToken(moderator.token),
    );
    expect(events[0]).toMatchObject({ seller: { id: seller.id } });
  });

  it('are shown to moderators with the badge and other sellers of the same number', async () => {
    const [seller, other] = [await createVerifiedSeller({ register_number: '777' }), await createUser()];
    const moderator = await createUser('moderator');
    const { company } = await api.client.fetchData(
      'getModeratedUser',
      `/moderation/people/${seller.id}`,
      withToken(moderator.token),
    );
    expect(company).toMatchObject({ company_name: 'Nile Homes LLC', is_valid: true });
    await requestCheck(other.token, { register_number: '7-7 7' });
    expect(await decideNext()).toMatchObject({ same_number: [{ id: seller.id }] });
  });

  it('do not share a number that a seller had in an earlier approval', async () => {
    const [seller, other] = [await createVerifiedSeller({ register_number: '888' }), await createUser()];
    api.advanceTime(1000);
    await requestCheck(seller.token, { register_number: '999' });
    await decideNext();
    await requestCheck(other.token, { register_number: '888' });
    expect(await decideNext()).toMatchObject({ same_number: [] });
  });

  it('can send their papers again after a late withdrawal', async () => {
    const seller = await createUser();
    const papers = [await uploadPaper(seller.token)];
    await requestCheck(seller.token, { papers });
    api.advanceTime(5 * DAY_MS);
    await withdraw(seller.token);
    await runOrphansAfter(HOUR_MS);
    expect((await requestCheck(seller.token, { papers })).request?.papers).toHaveLength(1);
    await withdraw(seller.token);
  });

  it('lose their papers 30 days after the approval, also if it was revoked meanwhile', async () => {
    const seller = await createUser();
    const paper = await uploadPaper(seller.token);
    await requestCheck(seller.token, { papers: [paper] });
    await decideNext();
    api.advanceTime(29 * DAY_MS);
    const moderator = await createUser('moderator');
    await api.client.fetchAnswer('revokeCompany', revokePath(seller.id), buildPost(moderator.token, REASONS));
    expect(await listFiles(paper)).toHaveLength(2);
    await runOrphansAfter(2 * DAY_MS);
    expect(await listFiles(paper)).toEqual([]);
  });

  it('are decided once: the second moderator gets a conflict', async () => {
    const seller = await createUser();
    await requestCheck(seller.token);
    const [first, second] = [await createUser('moderator'), await createUser('moderator')];
    const { data } = await claim(first.token);
    const [id, submittedAt] = [data?.id ?? '', data?.submitted_at ?? ''];
    expect(await claim(second.token)).toMatchObject({ data: null, waiting: 1, holders: [{ count: 1 }] });
    expect(await refuseDecision(second.token, id, submittedAt)).toMatchObject({
      status: 409,
      faults: ['application_outdated'],
    });
    api.advanceTime(CLAIM_MS);
    expect((await claim(second.token)).data?.id).toBe(id);
    await decide(second.token, id, submittedAt);
    expect(await refuseDecision(first.token, id, submittedAt)).toMatchObject({ status: 409 });
    expect((await fetchBadge(seller.id)).name).toBe('Nile Homes LLC');
  });

  it('are decided as the moderator saw them', async () => {
    const seller = await createUser();
    await requestCheck(seller.token);
    const { token } = await createUser('moderator');
    const { data } = await claim(token);
    await withdraw(seller.token);
    api.advanceTime(1000);
    await requestCheck(seller.token, { company_name: 'Delta Homes LLC' });
    expect(await refuseDecision(token, data?.id ?? '', data?.submitted_at ?? '')).toMatchObject({ status: 409 });
    await withdraw(seller.token);
  });

  it('of moderators are decided by others', async () => {
    const moderator = await createUser('moderator');
    const { request } = await requestCheck(moderator.token);
    expect(await claim(moderator.token)).toMatchObject({ data: null, waiting: 0 });
    expect(await refuseDecision(moderator.token, request?.id ?? '', request?.submitted_at ?? '')).toMatchObject({
      status: 409,
    });
    await decideNext();
    const init = buildPost(moderator.token, REASONS);
    expect(await api.client.fetchRefusal(revokePath(moderator.id), init)).toMatchObject({ status: 403 });
  });

  it('show papers to their owner, and to moderators while they are pending', async () => {
    const seller = await createUser();
    const paper = await uploadPaper(seller.token);
    const [outsider, moderator] = [await createUser(), await createUser('moderator')];
    expect((await fetchPaper(moderator.token, paper, 'moderation')).status).toBe(404);
    await requestCheck(seller.token, { papers: [paper] });
    const answer = await fetchPaper(seller.token, paper);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect((await sharp(await answer.arrayBuffer()).metadata()).exif).toBeUndefined();
    expect((await fetchPaper(moderator.token, paper, 'moderation')).status).toBe(200);
    expect((await fetchPaper(moderator.token, paper)).status).toBe(404);
    expect((await fetchPaper(outsider.token, paper)).status).toBe(404);
    expect((await fetchPaper(outsider.token, paper, 'moderation')).status).toBe(403);
    for (const side of ['user', 'moderation'])
      expect((await api.client.request(`/${side}/company-papers/${paper}`)).status).toBe(401);
    expect(await refuseRequest(outsider.token, { papers: [paper] })).toMatchObject({
      faults: ['images_failed /papers'],
    });
    await decideNext();
    expect((await fetchPaper(moderator.token, paper, 'moderation')).status).toBe(404);
    expect((await fetchPaper(seller.token, paper)).status).toBe(200);
  });

  it('get a message at each invalid field', async () => {
    const { token } = await createUser();
    const papers = [randomUUID()];
    const invalidFields: [object, string][] = [
      [{ company_name: ' ' }, 'company_name_required /company_name'],
      [{ register_number: '' }, 'register_number_required /register_number'],
      [{ register_number: '12a' }, 'register_number_invalid /register_number'],
      [{ valid_until: 'soon' }, 'day_invalid /valid_until'],
      [{ valid_until: getDayIn(-2) }, 'register_expired /valid_until'],
      [{ papers: [] }, 'papers_required /papers'],
      [{ papers: Array.from({ length: 5 }, () => randomUUID()) }, 'papers_too_many /papers'],
      [{}, 'images_failed /papers'],
    ];
    for (const [change, fault] of invalidFields)
      expect(await refuseRequest(token, { papers, ...change })).toMatchObject({ status: 422, faults: [fault] });
    expect((await fetchCompany(token)).request).toBeNull();
  });

  it('need a confirmed email', async () => {
    const { token } = await registerUser(api.client);
    expect(await refuseRequest(token, { papers: [await uploadPaper(token)] })).toMatchObject({
      status: 409,
      faults: ['email_unconfirmed'],
    });
  });

  it('of blocked sellers are not in the queue', async () => {
    const seller = await createUser();
    await requestCheck(seller.token);
    const { db } = api.database;
    const setBlock = (blocked_at: Date | null) =>
      db.updateTable('app_user').set({ blocked_at }).where('id', '=', seller.id).execute();
    await setBlock(api.services.clock());
    const { token } = await createUser('moderator');
    expect(await claim(token)).toMatchObject({ data: null, waiting: 0 });
    await setBlock(null);
    await decideNext();
  });

  it('lose unsent papers after half a day, and others 30 days after the decision', async () => {
    const seller = await createUser();
    const [sent, unsent] = [await uploadPaper(seller.token), await uploadPaper(seller.token)];
    await requestCheck(seller.token, { papers: [sent] });
    await runOrphansAfter(11 * HOUR_MS);
    expect(await listFiles(sent, unsent)).toHaveLength(4);
    await runOrphansAfter(2 * HOUR_MS);
    expect(await listFiles(unsent)).toEqual([]);
    await runOrphansAfter(40 * DAY_MS);
    expect(await listFiles(sent)).toHaveLength(2);
    await decideNext();
    await runOrphansAfter(29 * DAY_MS);
    expect(await listFiles(sent)).toHaveLength(2);
    await runOrphansAfter(DAY_MS + 1);
    expect(await listFiles(sent)).toEqual([]);
    await stayLoggedIn(api);
    expect((await fetchCompany(seller.token)).request).toMatchObject({ state: 'accepted', papers: [] });
  });

  it('are exported', async () => {
    const seller = await createUser();
    const paper = await uploadPaper(seller.token);
    await requestCheck(seller.token, { papers: [paper] });
    await decideNext();
    const content = await loadPersonalData(api.database.db, seller.id);
    expect(content.data).toMatchObject({
      company_requests: [{ state: 'accepted', company_name: 'Nile Homes LLC', register_number: '123456' }],
      profile: { company_name: 'Nile Homes LLC' },
    });
    const id = randomUUID();
    await storeExport(api.services.files, id, { ...content, now: api.services.clock() });
    const zip = Buffer.from((await readStoredFile(api.services.files, `exports/${id}.zip`)) ?? []).toString('latin1');
    expect(zip).toContain(`pictures/papers/${paper}.webp`);
  });

  it('are deleted with the account', async () => {
    const seller = await createUser();
    const paper = await uploadPaper(seller.token);
    await requestCheck(seller.token, { papers: [paper] });
    await decideNext();
    await deleteAccount(seller);
    const { db } = api.database;
    expect(await db.selectFrom('company_request').selectAll().where('user_id', '=', seller.id).execute()).toEqual([]);
    const user = await db.selectFrom('app_user').selectAll().where('id', '=', seller.id).executeTakeFirst();
    expect(user).toMatchObject({ company_name: null, company_verified_at: null, company_valid_until: null });
    const events = await db.selectFrom('moderation_event').selectAll().where('seller_id', '=', seller.id).execute();
    expect(JSON.stringify(events)).not.toContain('Nile Homes');
    await runOrphansAfter(13 * HOUR_MS);
    expect(await listFiles(paper)).toEqual([]);
  });
});
