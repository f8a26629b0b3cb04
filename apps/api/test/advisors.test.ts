import { mails } from '@mashrabiya/i18n/ar/mails';
import { mails as enMails } from '@mashrabiya/i18n/en/mails';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { lockUser } from '../src/accounts/repository/users.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { eraseUser } from '../src/erasure/repository/eraseUser.ts';
import { describeBothEngines, describePostgres } from './engines/describeEngines.ts';
import { CITIES } from './fixtures/reference.ts';
import { buildFormRequest, buildJsonRequest, buildPost, encodeForm, inEnglish, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobs } from './support/jobs.ts';
import { waitForLockWait } from './support/lockWaits.ts';
import { createMailbox } from './support/mailbox.ts';
import { registerConfirmedUser, registerUser } from './support/users.ts';

const MINUTE_MS = 60_000;

let photo: File;
let applicantCount = 0;
beforeAll(async () => {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b5651d' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
  photo = new File([Uint8Array.from(bytes)], 'me.jpg', { type: 'image/jpeg' });
});

type Fields = Record<string, string | Blob | readonly string[]>;
const createFields = (overrides: Fields = {}): Fields => ({
  name: 'كريم عبد العزيز',
  email: `advisor${++applicantCount}@example.com`,
  phone: `010000${String(applicantCount).padStart(5, '0')}`,
  age: '٣٤',
  about: 'أعرف المعادي شارعًا شارعًا.',
  years_of_experience: '4',
  experience: 'وسيط مستقل في المعادي.',
  category: 'housing',
  city: String(CITIES.maadi.id),
  places: [String(CITIES.maadi.id), String(CITIES.newCairo.id)],
  certificates: 'شهادة الوساطة العقارية\n\nدبلومة التقييم',
  profile_pic: photo,
  ...overrides,
});

const buildRequestInit = async (token: string, overrides?: Fields) =>
  withToken(token, await encodeForm(buildFormRequest(createFields(overrides))));

describeBothEngines('Advisors', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo: readMails } = createMailbox(api);
  const apply = async (token: string, overrides?: Fields) =>
    await api.client.fetchData('applyAsAdvisor', '/advisors', await buildRequestInit(token, overrides));
  const fetchRefusal = async (token: string, overrides?: Fields) => {
    const { status, faults } = await api.client.fetchRefusal('/advisors', await buildRequestInit(token, overrides));
    return { status, faults };
  };
  const list = (query = '', init?: RequestInit) => api.client.fetchAnswer('listAdvisors', `/advisors${query}`, init);
  const fetchOwnApplication = (token: string, init: RequestInit = {}) =>
    api.client.fetchData('getApplication', '/user/advisor', withToken(token, init));
  const createModerator = async () => {
    const user = await registerConfirmedUser(api);
    await api.database.db.updateTable('app_user').set({ role: 'moderator' }).where('email', '=', user.email).execute();
    return user.token;
  };
  const claim = (token: string) =>
    api.client.fetchAnswer('claimAdvisor', '/moderation/advisors/claims', buildPost(token, {}));
  const decide = (token: string, id: string, body: object) =>
    api.client.fetchAnswer('decideAdvisor', `/moderation/advisors/${id}`, buildPost(token, body));
  const createAcceptedAdvisor = async (overrides?: Fields) => {
    const user = await registerConfirmedUser(api);
    const { id, submitted_at, email } = await apply(user.token, overrides);
    const token = await createModerator();
    expect((await claim(token)).data?.id).toBe(id);
    await decide(token, id, { decision: 'accepted', submitted_at });
    return { ...user, id, applied: email };
  };

  it('apply with a picture, and alone see the result', async () => {
    const user = await registerConfirmedUser(api);
    expect(await fetchOwnApplication(user.token)).toBeNull();
    const sentApplication = await apply(user.token);
    expect(sentApplication).toMatchObject({
      state: 'pending',
      age: 34,
      years_of_experience: 4,
      city: { id: CITIES.maadi.id, name: CITIES.maadi.ar },
      certificates: ['شهادة الوساطة العقارية', 'دبلومة التقييم'],
      reason: '',
    });
    expect(await fetchOwnApplication(user.token, inEnglish)).toMatchObject({
      id: sentApplication.id,
      city: { name: CITIES.maadi.en },
    });
    const storedPicture = await api.services.files.get(`profile/${sentApplication.profile_pic}`);
    if (!storedPicture) throw new Error('no picture');
    expect((await list()).data.total).toBe(0);
    expect(await fetchRefusal(user.token)).toEqual({ status: 409, faults: ['application_exists'] });
    const token = await createModerator();
    await claim(token);
    await decide(token, sentApplication.id, {
      decision: 'rejected',
      note_ar: 'x',
      submitted_at: sentApplication.submitted_at,
    });
  });

  it('get a message at each invalid field', async () => {
    const { token } = await registerConfirmedUser(api);
    const { profile_pic: _, ...without } = createFields();
    const init = withToken(token, await encodeForm(buildFormRequest(without)));
    expect(await api.client.fetchFaults('/advisors', init)).toEqual(['picture_required /profile_pic']);
    const invalidFields: [Fields, string][] = [
      [{ age: '17' }, 'age_too_low /age'],
      [{ name: ' ' }, 'name_required /name'],
      [{ phone: '0221234567' }, 'phone_invalid /phone'],
      [{ email: 'no' }, 'email_invalid /email'],
      [{ about: '' }, 'about_required /about'],
      [{ experience: '' }, 'experience_required /experience'],
      [{ category: '' }, 'specialty_required /category'],
      [{ years_of_experience: '' }, 'years_of_experience_required /years_of_experience'],
      [{ city: '' }, 'city_required /city'],
      [{ city: '999' }, 'city_required /city'],
      [{ places: [] }, 'areas_required /places'],
      [{ places: ['999'] }, 'areas_required /places'],
    ];
    for (const [own, fault] of invalidFields)
      expect(await fetchRefusal(token, own)).toEqual({ status: 422, faults: [fault] });
    const text = new File(['hello'], 'me.jpg', { type: 'image/jpeg' });
    expect((await fetchRefusal(token, { profile_pic: text })).faults[0]).toMatch(/^picture_\w+ \/profile_pic$/);
    expect(await fetchOwnApplication(token)).toBeNull();
  });

  it('need a login and a confirmed address, and have a limit', async () => {
    expect(
      await api.client.fetchRefusal('/advisors', await encodeForm(buildFormRequest(createFields()))),
    ).toMatchObject({
      status: 401,
    });
    const newcomer = await registerUser(api.client);
    expect(await fetchRefusal(newcomer.token)).toEqual({ status: 409, faults: ['email_unconfirmed'] });
    const user = await registerConfirmedUser(api);
    await apply(user.token);
    for (let attempt = 1; attempt < 10; attempt++) await fetchRefusal(user.token);
    expect(await fetchRefusal(user.token)).toMatchObject({ status: 429 });
    await api.database.db.deleteFrom('advisor').execute();
  });

  it('need an address and a number of no other application, also when two apply at once', async () => {
    const [first, second, third] = [
      await registerConfirmedUser(api),
      await registerConfirmedUser(api),
      await registerConfirmedUser(api),
    ];
    const { email, phone } = await apply(first.token);
    expect(await fetchRefusal(second.token, { email: email.toUpperCase() })).toEqual({
      status: 422,
      faults: ['applicant_email_taken /email'],
    });
    expect(await fetchRefusal(second.token, { phone })).toEqual({
      status: 422,
      faults: ['applicant_phone_taken /phone'],
    });
    const sameEmail = { email: 'same@example.com' };
    const answers = await Promise.all(
      [second, third].map(
        async ({ token }) => await api.client.fetchStatus('/advisors', await buildRequestInit(token, sameEmail)),
      ),
    );
    expect(answers.sort()).toEqual([200, 422]);
    await api.database.db.deleteFrom('advisor').execute();
  });

  it('may use their own address and number, but no other account’s', async () => {
    const [user, otherUser] = [
      await registerConfirmedUser(api, { phone: '01555500001' }),
      await registerConfirmedUser(api),
    ];
    const sentInit = withToken(
      otherUser.token,
      await encodeForm(buildFormRequest(createFields({ phone: '01555500001' }), 'en')),
    );
    const { status, faults, title } = await api.client.fetchRefusal('/advisors', sentInit);
    expect({ status, faults }).toEqual({ status: 422, faults: ['applicant_phone_taken /phone'] });
    expect(title).toBe('The phone number has already been taken.');
    expect(await fetchRefusal(otherUser.token, { email: user.email })).toEqual({
      status: 422,
      faults: ['applicant_email_taken /email'],
    });
    expect(await apply(user.token, { phone: '01555500001', email: user.email })).toMatchObject({
      phone: '01555500001',
    });
    await api.database.db.deleteFrom('advisor').execute();
  });

  it('are listed after a moderator approves them, and are notified in their language', async () => {
    const user = await registerConfirmedUser(api);
    const { id, submitted_at, email } = await apply(user.token);
    await api.client.fetchAnswer('setLanguage', '/user/language', buildPost(user.token, { language: 'en' }));
    const [token, otherModeratorToken] = [await createModerator(), await createModerator()];
    expect(await claim(token)).toMatchObject({ data: { id }, waiting: 1 });
    expect(await claim(otherModeratorToken)).toMatchObject({ data: null, waiting: 1, holders: [{ count: 1 }] });
    const decision = { decision: 'accepted', submitted_at };
    expect(
      await api.client.fetchRefusal(`/moderation/advisors/${id}`, buildPost(otherModeratorToken, decision)),
    ).toMatchObject({
      status: 409,
      faults: ['application_outdated'],
    });
    await decide(token, id, decision);
    expect(await api.client.fetchRefusal(`/moderation/advisors/${id}`, buildPost(token, decision))).toMatchObject({
      faults: ['application_outdated'],
    });
    const mail = (await readMails(email)).at(-1);
    expect(mail).toMatchObject({ language: 'en', subject: enMails.advisor_accepted.subject });
    const { data, cities, areas } = await list('', inEnglish);
    expect(data.data).toMatchObject([{ id, city_name: CITIES.maadi.en, category: 'housing', rating: null }]);
    expect(JSON.stringify(data)).not.toMatch(/@|010000|\+20/);
    expect(cities).toEqual([{ id: CITIES.maadi.id, name: CITIES.maadi.en, total: 1 }]);
    expect(areas.map(({ name }) => name)).toEqual([CITIES.maadi.en, CITIES.newCairo.en]);
    const log = await api.client.fetchAnswer(
      'listModerationEvents',
      '/moderation/events?kind=advisor_accepted',
      withToken(token),
    );
    expect(log.data.data[0]).toMatchObject({ seller: { name: user.name } });
    expect((await fetchOwnApplication(user.token))?.state).toBe('accepted');
    await api.database.db.deleteFrom('advisor').execute();
  });

  it('are decided after ten seconds unless the moderator undoes it', async () => {
    const user = await registerConfirmedUser(api);
    const { id, submitted_at, email } = await apply(user.token);
    const [token, otherModeratorToken] = [await createModerator(), await createModerator()];
    const undo = (by: string) => api.client.request(`/moderation/advisors/${id}/undo`, buildPost(by));
    await claim(token);
    await decide(token, id, { decision: 'accepted', submitted_at, undoable: true });
    expect(await claim(otherModeratorToken)).toEqual({ data: null, waiting: 0, holders: [] });
    expect((await undo(otherModeratorToken)).status).toBe(409);
    expect((await undo(token)).status).toBe(200);
    api.advanceTime(MINUTE_MS);
    expect(await readMails(email)).toEqual([]);
    expect(await claim(token)).toMatchObject({ data: { id }, waiting: 1 });
    await decide(token, id, { decision: 'accepted', submitted_at, undoable: true });
    api.advanceTime(9_000);
    await runJobs(api);
    expect(await fetchOwnApplication(user.token)).toMatchObject({ state: 'pending' });
    api.advanceTime(1_000);
    expect((await readMails(email)).map(({ subject }) => subject)).toEqual([mails.advisor_accepted.subject]);
    expect(await fetchOwnApplication(user.token)).toMatchObject({ state: 'accepted' });
    expect((await undo(token)).status).toBe(409);
    await api.database.db.deleteFrom('advisor').execute();
  });

  it('can be filtered by city, area and specialty', async () => {
    const maadiAdvisor = await createAcceptedAdvisor();
    const zayedAdvisor = await createAcceptedAdvisor({
      category: 'coastal',
      city: String(CITIES.zayed.id),
      places: [String(CITIES.october.id)],
    });
    const listAdvisorIds = async (query: string) => (await list(query)).data.data.map(({ id }) => id);
    expect((await listAdvisorIds('')).sort()).toEqual([maadiAdvisor.id, zayedAdvisor.id].sort());
    expect(await listAdvisorIds(`?city=${CITIES.maadi.id}`)).toEqual([maadiAdvisor.id]);
    expect(await listAdvisorIds(`?area=${CITIES.october.id}`)).toEqual([zayedAdvisor.id]);
    expect(await listAdvisorIds('?type=coastal')).toEqual([zayedAdvisor.id]);
    expect(await listAdvisorIds(`?type=land&city=${CITIES.maadi.id}`)).toEqual([]);
    expect(await api.client.fetchRefusal('/advisors?type=castle')).toMatchObject({ status: 422 });
  });

  it('have a provider page with the number and picture of the application', async () => {
    const { id, email } = await createAcceptedAdvisor();
    const advisor = (await list()).data.data.find((listedAdvisor) => listedAdvisor.id === id);
    const page = `/provider/${advisor?.user_id}`;
    const { data } = await api.client.fetchAnswer('getProvider', page);
    expect(data).toMatchObject({ homes: 0, has_phone: true, profile_pic: advisor?.profile_pic, advisor });
    const lead = await api.client.fetchAnswer(
      'addProviderLead',
      `${page}/leads`,
      buildJsonRequest({ channel: 'whatsapp' }),
    );
    expect(lead.phone).toMatch(/^010000/);
    const blockColumns = { blocked_at: new Date(), blocked_reason_ar: 'x', blocked_reason_en: 'x' };
    await api.database.db.updateTable('app_user').set(blockColumns).where('email', '=', email).execute();
    expect((await list()).data.data.map((listedAdvisor) => listedAdvisor.id)).not.toContain(id);
  });

  it('are listed with their number of reviews', async () => {
    const { id } = await createAcceptedAdvisor();
    const findListed = async () => (await list()).data.data.find((listedAdvisor) => listedAdvisor.id === id);
    const reviews: number[] = [];
    for (const rating of [5, 4, 5]) {
      reviews.push((await findListed())?.reviews ?? Number.NaN);
      const { token } = await registerConfirmedUser(api);
      const review = buildJsonRequest({ rating, text: '' });
      await api.client.fetchAnswer(
        'saveReview',
        `/provider/${(await findListed())?.user_id}/review`,
        withToken(token, review),
      );
    }
    expect(reviews).toEqual([0, 1, 2]);
    const advisor = await findListed();
    expect(advisor).toMatchObject({ rating: 4.7, reviews: 3 });
    const { data } = await api.client.fetchAnswer('getProvider', `/provider/${advisor?.user_id}`);
    expect(data).toMatchObject({ reviews: 3, advisor });
  });

  it('read the reason of a rejection, and may apply again', async () => {
    const user = await registerConfirmedUser(api);
    const { id, submitted_at, email } = await apply(user.token);
    const token = await createModerator();
    await claim(token);
    const rejection = { decision: 'rejected', submitted_at };
    expect(await api.client.fetchRefusal(`/moderation/advisors/${id}`, buildPost(token, rejection))).toMatchObject({
      status: 422,
      faults: ['report_text_required /note_ar'],
    });
    await decide(token, id, { ...rejection, note_ar: 'أرسل صورة واضحة' });
    expect(await fetchOwnApplication(user.token)).toMatchObject({ state: 'rejected', reason: 'أرسل صورة واضحة' });
    expect(await fetchOwnApplication(user.token, inEnglish)).toMatchObject({ reason: 'أرسل صورة واضحة' });
    const mail = (await readMails(email)).at(-1);
    expect(mail?.subject).toBe(mails.advisor_rejected.subject);
    expect(mail?.plain).toContain('أرسل صورة واضحة');
    api.advanceTime(20 * MINUTE_MS);
    expect(await apply(user.token)).toMatchObject({ id, state: 'pending', reason: '' });
    // The claimed version was replaced by a new application.
    await claim(token);
    expect(
      await api.client.fetchRefusal(
        `/moderation/advisors/${id}`,
        buildPost(token, { decision: 'accepted', submitted_at }),
      ),
    ).toMatchObject({ faults: ['application_outdated'] });
  });

  it('are deleted with their account', async () => {
    const user = await createAcceptedAdvisor();
    const init = { ...buildJsonRequest({ current_password: user.password }), method: 'DELETE' };
    await api.client.fetchAnswer('deleteAccount', '/user', withToken(user.token, init));
    expect((await list()).data.data.map(({ id }) => id)).not.toContain(user.id);
    const rows = await api.database.db.selectFrom('advisor').selectAll().where('id', '=', user.id).execute();
    expect(rows).toEqual([]);
  });
});

describePostgres('Applications', (open) => {
  const api = createFixtureApi(open);

  it('are not stored for an account that is deleted meanwhile', async () => {
    const { db } = api.database;
    const { token, email } = await registerConfirmedUser(api);
    const init = await buildRequestInit(token);
    const { id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const { response } = await inTransaction(db, async (tx) => {
      await lockUser(tx, id);
      const response = Promise.resolve(api.client.request('/advisors', init));
      await waitForLockWait(tx);
      await eraseUser(tx, { id, email, origin: 'https://homes.example.com', now: api.services.clock() });
      return { response };
    });
    expect((await response).status).toBe(401);
    expect(await db.selectFrom('advisor').selectAll().where('user_id', '=', id).execute()).toEqual([]);
  });
});
