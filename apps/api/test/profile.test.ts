import { formatCairoDay } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { updateUser } from '../src/accounts/repository/users.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { enqueueMail } from '../src/mail/enqueueMail.ts';
import { describeEngines, describePostgres } from './engines/describeEngines.ts';
import { propertyId } from './fixtures/properties.ts';
import { buildFormRequest, buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { waitForLockWait } from './support/lockWaits.ts';
import { createMailbox } from './support/mailbox.ts';
import { createShop } from './support/shop.ts';
import { newUser, registerConfirmedUser, registerUser } from './support/users.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const HALF_A_MINUTE_MS = 30_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEW_PASSWORD = 'a lattice of cedar';

describeEngines('Profiles', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo: readMails, subjectsTo: readSubjects, tokenTo: readMailedToken } = createMailbox(api);
  /** Delivers earlier mails, so that the next mail is the last one. */
  const findMails = readMails;
  const buildDeletion = (body: unknown) => ({ ...buildJsonRequest(body, 'en'), method: 'DELETE' });
  const fetchProfile = (token: string) => api.client.fetchData('getProfile', '/user/profile', withToken(token));
  const isLoggedIn = async (token: string) => (await api.client.request('/user/profile', withToken(token))).ok;
  const loginAs = (email: string, password: string, headers: Record<string, string> = {}) => {
    const init = buildJsonRequest({ email, password });
    return api.client.request('/login', { ...init, headers: { ...init.headers, ...headers } });
  };
  const readToken = async (response: Response): Promise<string> => (await response.json()).token;
  const fetchRefusal = (path: string, token: string, body: unknown) =>
    api.client.fetchRefusal(path, withToken(token, buildJsonRequest(body, 'en')));
  const newPassword = (current_password: string, password = NEW_PASSWORD) => ({
    current_password,
    password,
    password_confirmation: password,
  });
  const verifyEmail = (token: string) =>
    api.client.fetchAnswer('verifyEmail', '/email/verify', buildJsonRequest({ token }));
  const fetchLinkRefusal = (token: string) => api.client.fetchFaults('/email/verify', buildJsonRequest({ token }));

  it('begin on the current day in Egypt', async () => {
    const night = 23 * HOUR_MS;
    api.advanceTime((DAY_MS + night - (api.services.clock().getTime() % DAY_MS)) % DAY_MS);
    const { user } = await registerUser(api.client);
    expect(user.active_from).toBe(formatCairoDay(api.services.clock()));
  });

  it('accept another name and phone, and remove the phone', async () => {
    const { token, password } = await registerConfirmedUser(api);
    const change = (body: Record<string, string>) =>
      api.client.fetchAnswer('updateProfile', '/user/profile', withToken(token, buildFormRequest(body)));
    expect((await change({ name: ' نادية سمير ', phone: '٠١٠٠٠٠٠٧٠٠١' })).data).toMatchObject({
      name: 'نادية سمير',
      phone: '01000007001',
    });
    expect((await change({ name: 'Nadia', phone: '', current_password: password })).data).toMatchObject({
      name: 'Nadia',
      phone: '',
    });
    expect(await api.client.fetchData('setPhone', '/user/phone', buildPost(token, { phone: '01000007001' }))).toEqual(
      await fetchProfile(token),
    );
    expect((await fetchProfile(token)).phone).toBe('01000007001');
    const invalidInit = withToken(token, buildFormRequest({ name: ' ', phone: '12' }));
    expect(await api.client.fetchFaults('/user/profile', invalidInit)).toEqual([
      'name_required /name',
      'phone_invalid /phone',
    ]);
    const otherUser = await registerUser(api.client);
    const phoneTaken = { status: 422, faults: ['phone_taken /phone'] };
    const details = withToken(otherUser.token, buildFormRequest({ name: 'Mona', phone: '01000007001' }));
    expect(await api.client.fetchRefusal('/user/profile', details)).toMatchObject(phoneTaken);
    expect(await fetchRefusal('/user/phone', otherUser.token, { phone: '01000007001' })).toMatchObject(phoneTaken);
  });

  it('change a number that can reset the account with the password only, by every path', async () => {
    const { token, password } = await registerUser(api.client, { phone: '01000007003' });
    const buildDetails = (overrides: Record<string, string>) =>
      api.client.fetchRefusal(
        '/user/profile',
        withToken(token, buildFormRequest({ name: 'Nadia', phone: '', ...overrides })),
      );
    const missing = ['current_password_required /current_password'];
    const expectedFaults = ['wrong_password /current_password'];
    expect((await fetchRefusal('/user/phone', token, { phone: '01000007004' })).faults).toEqual(missing);
    expect((await buildDetails({ phone: '01000007004' })).faults).toEqual(missing);
    expect((await buildDetails({})).faults).toEqual(missing);
    expect((await buildDetails({ current_password: 'guess' })).faults).toEqual(expectedFaults);
    expect(
      (await fetchRefusal('/user/phone', token, { phone: '01000007004', current_password: 'guess' })).faults,
    ).toEqual(expectedFaults);
    expect((await fetchProfile(token)).phone).toBe('01000007003');
    const provenPhoneRequest = buildJsonRequest({ phone: '01000007004', current_password: password });
    expect((await api.client.fetchData('setPhone', '/user/phone', withToken(token, provenPhoneRequest))).phone).toBe(
      '01000007004',
    );
  });

  it('do not reserve a number until their address is confirmed', async () => {
    const phone = '01000007005';
    const stranger = await registerUser(api.client, { phone });
    const owner = await registerUser(api.client, { phone });
    await verifyEmail(await readMailedToken(owner.email));
    expect((await fetchProfile(owner.token)).phone).toBe(phone);
    expect(await api.client.fetchFaults('/register', buildJsonRequest(newUser({ phone })))).toEqual([
      'register_phone_taken /phone',
    ]);
    await verifyEmail(await readMailedToken(stranger.email));
    expect(await fetchProfile(stranger.token)).toMatchObject({ email_verified: true, phone: '' });
    expect((await fetchRefusal('/user/phone', stranger.token, { phone })).faults).toEqual(['phone_taken /phone']);
  });

  it('do not reserve an address against a user who confirms it', async () => {
    const { email, password, token } = await registerConfirmedUser(api);
    const stranger = await registerUser(api.client);
    await findMails(stranger.email);
    const change = buildJsonRequest({ email: stranger.email, current_password: password });
    await api.client.fetchAnswer('changeEmail', '/user/email', withToken(token, change));
    await verifyEmail(await readMailedToken(stranger.email));
    expect(await fetchProfile(token)).toMatchObject({ email: stranger.email, email_verified: true });
    expect(await isLoggedIn(stranger.token)).toBe(false);
    expect((await loginAs(email, password)).status).toBe(401);
  });

  it('keep an unconfirmed account that has payments', async () => {
    const { email, password, token } = await registerConfirmedUser(api);
    const [buyer, later] = [await registerUser(api.client), await registerUser(api.client)];
    const buildEmailChange = (to: string) => buildPost(token, { email: to, current_password: password });
    await createShop(api).buy(buyer.token);
    expect(await api.client.fetchFaults('/user/email', buildEmailChange(buyer.email))).toEqual(['email_taken /email']);
    // Purchases after the link was requested count too.
    await findMails(later.email);
    await api.client.fetchAnswer('changeEmail', '/user/email', buildEmailChange(later.email));
    const link = await readMailedToken(later.email);
    await createShop(api).buy(later.token);
    expect(await fetchLinkRefusal(link)).toEqual(['email_taken /email']);
    for (const buyerUser of [buyer, later]) expect((await fetchProfile(buyerUser.token)).email).toBe(buyerUser.email);
    expect((await fetchProfile(token)).email).toBe(email);
  });

  it('allow ten number checks an hour, by every path', async () => {
    const { token, password: current_password } = await registerUser(api.client);
    const set = (phone: string) => {
      api.advanceTime(HALF_A_MINUTE_MS);
      return api.client.request('/user/phone', buildPost(token, { phone, current_password }));
    };
    for (let i = 0; i < 5; i++) expect((await set(`0100000810${i}`)).status).toBe(200);
    const buildDetails = (name: string, phone: string) => {
      api.advanceTime(HALF_A_MINUTE_MS);
      return api.client.request('/user/profile', withToken(token, buildFormRequest({ name, phone, current_password })));
    };
    // Only new numbers count towards the limit: keeping or removing a number does not probe for accounts.
    for (let i = 0; i < 12; i++) expect((await buildDetails(`Nadia ${i}`, '01000008104')).status).toBe(200);
    for (let i = 5; i < 10; i++) expect((await buildDetails('Nadia', `0100000810${i}`)).status).toBe(200);
    expect((await buildDetails('Nadia', '01000008110')).status).toBe(429);
    expect((await set('01000008110')).status).toBe(429);
    api.advanceTime(3_600_000);
    expect((await set('01000008110')).status).toBe(200);
  });

  it('count the paid ads that can still be posted', async () => {
    const { token } = await registerUser(api.client);
    const fetchAds = async () =>
      (await api.client.fetchData('getStatistics', '/user/statistics', withToken(token))).ads;
    expect(await fetchAds()).toBe(0);
    await createShop(api).buy(token);
    expect(await fetchAds()).toBe(6);
  });

  it('include counts of the user’s data and the figures of their ads', async () => {
    const { token, email } = await registerUser(api.client);
    const fetchStatistics = () => api.client.fetchData('getStatistics', '/user/statistics', withToken(token));
    const zeroCounts = { properties: 0, reels: 0, favorites: 0, views: 0, leads: 0, ads: 0 };
    expect(await fetchStatistics()).toEqual(zeroCounts);
    const { db } = api.database;
    const { id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const updateListings = (properties: number[], change: object) =>
      db
        .updateTable('property')
        .set({ user_id: id, ...change })
        .where('id', 'in', properties.map(propertyId))
        .execute();
    await updateListings([110, 111], { total_views: 12, total_leads: 3 });
    await updateListings([112], {
      total_views: 100,
      total_leads: 10,
      removed_at: api.services.clock(),
      availability: 3,
    });
    await api.client.fetchAnswer('toggleFavorite', '/love-toggle', buildPost(token, { task_id: propertyId(1) }));
    expect(await fetchStatistics()).toEqual({ ...zeroCounts, properties: 2, favorites: 1, views: 24, leads: 6 });
    expect(await api.client.fetchAnswer('listTransactions', '/user/profile/transactions', withToken(token))).toEqual({
      data: { data: [], current_page: 1, last_page: 1 },
    });
  });

  it('get mails in the language that they switch to', async () => {
    const { token, email } = await registerUser(api.client);
    await api.client.fetchAnswer('setLanguage', '/user/language', buildPost(token, { language: 'en' }));
    const { db } = api.database;
    const { id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const mail = { userId: id, to: email, origin: 'https://homes.example.com', title: 'Flat' };
    await enqueueMail(db, { ...mail, kind: 'ad_ending', now: api.services.clock() });
    expect((await readMails(email)).at(-1)).toMatchObject({ language: 'en' });
    expect((await fetchRefusal('/user/language', token, { language: 'fr' })).faults).toEqual([
      'invalid_choice /language',
    ]);
  });

  it('accept another password, which ends all other sessions', async () => {
    const { email, password, token } = await registerUser(api.client);
    const otherToken = await readToken(await loginAs(email, password));
    await api.client.fetchAnswer('changePassword', '/user/password', buildPost(token, newPassword(password)));
    expect(await isLoggedIn(token)).toBe(true);
    expect(await isLoggedIn(otherToken)).toBe(false);
    expect((await loginAs(email, password)).status).toBe(401);
    expect((await loginAs(email, NEW_PASSWORD)).status).toBe(200);
    expect(await readSubjects(email)).toContain('تم تغيير كلمة مرورك');
  });

  it('refuse weak, equal, or unconfirmed passwords, and wrong current ones', async () => {
    const { password, token } = await registerUser(api.client);
    const fetchFaults = async (body: object) => (await fetchRefusal('/user/password', token, body)).faults;
    expect(await fetchFaults(newPassword(password, 'password1'))).toEqual(['password_common /password']);
    expect(await fetchFaults(newPassword(password, password))).toEqual(['password_unchanged /password']);
    // The form does not know the name, which only the account has.
    expect(await fetchFaults(newPassword(password, 'nadia-samir-1'))).toEqual(['password_personal /password']);
    expect(await fetchFaults({ ...newPassword(password), password_confirmation: 'other' })).toEqual([
      'confirmation_mismatch /password_confirmation',
    ]);
    expect(await fetchRefusal('/user/password', token, newPassword('not the password'))).toMatchObject({
      status: 400,
      faults: ['wrong_password /current_password'],
      title: 'Current password is incorrect',
    });
  });

  it('limit password guesses in an open session', async () => {
    const { password, token } = await registerUser(api.client);
    for (let i = 0; i < 5; i++)
      expect((await fetchRefusal('/user/password', token, newPassword('guess'))).status).toBe(400);
    for (const [path, body] of [
      ['/user/password', newPassword(password)],
      ['/user/email', { email: 'elsewhere@example.com', current_password: password }],
    ] as const)
      expect(await fetchRefusal(path, token, body)).toMatchObject({ status: 429, faults: ['too_many_requests'] });
    expect(
      (await api.client.fetchRefusal('/user', withToken(token, buildDeletion({ current_password: password })))).status,
    ).toBe(429);
    api.advanceTime(HALF_A_MINUTE_MS);
    expect(await api.client.fetchStatus('/user/password', buildPost(token, newPassword(password)))).toBe(200);
  });

  it('accept another address once it is confirmed, and notify both', async () => {
    const { email, password, token } = await registerUser(api.client);
    const [next, toVerify] = [newUser().email, await readMailedToken(email)];
    const change = buildJsonRequest({ email: ` ${next.toUpperCase()} `, current_password: password });
    await api.client.fetchAnswer('changeEmail', '/user/email', withToken(token, change));
    expect((await readMails(email)).at(-1)?.plain).toContain(next);
    expect((await fetchProfile(token)).email).toBe(email);
    expect((await loginAs(next, password)).status).toBe(401);
    const confirmToken = await readMailedToken(next);
    for (let repeat = 0; repeat < 2; repeat++)
      expect((await verifyEmail(confirmToken)).data).toEqual({ email: next, is_changed: true });
    expect(await fetchProfile(token)).toMatchObject({ email: next, email_verified: true });
    expect((await loginAs(email, password)).status).toBe(401);
    expect((await loginAs(next, password)).status).toBe(200);
    expect((await readSubjects(email)).at(-1)).toBe('تم تغيير بريد حسابك');
    expect((await readSubjects(next)).at(-1)).toBe('تم تغيير بريد حسابك');
    expect(await fetchLinkRefusal(toVerify)).toEqual(['link_used']);
  });

  it('refuse their own or another’s address, at once or at the confirmation', async () => {
    const { email, password, token } = await registerUser(api.client);
    const otherUser = await registerConfirmedUser(api);
    const change = (to: string) => ({ email: to, current_password: password });
    expect((await fetchRefusal('/user/email', token, change(email.toUpperCase()))).faults).toEqual([
      'email_unchanged /email',
    ]);
    expect((await fetchRefusal('/user/email', token, change(otherUser.email))).faults).toEqual(['email_taken /email']);
    expect((await fetchRefusal('/user/email', token, change('nobody'))).faults).toEqual(['email_invalid /email']);
    const next = newUser();
    await api.client.fetchAnswer('changeEmail', '/user/email', buildPost(token, change(next.email)));
    const link = await readMailedToken(next.email);
    await registerConfirmedUser(api, next);
    expect(await fetchLinkRefusal(link)).toEqual(['email_taken /email']);
    expect((await fetchProfile(token)).email).toBe(email);
  });

  it('cancel a change of address with a new password', async () => {
    const { email, password, token } = await registerUser(api.client);
    const next = newUser().email;
    const change = { email: next, current_password: password };
    await api.client.fetchAnswer('changeEmail', '/user/email', buildPost(token, change));
    const link = await readMailedToken(next);
    await api.client.fetchAnswer('changePassword', '/user/password', buildPost(token, newPassword(password)));
    expect(await fetchLinkRefusal(link)).toEqual(['link_used']);
    expect((await fetchProfile(token)).email).toBe(email);
  });

  it('list sessions, and end one or all others', async () => {
    const { email, password, token } = await registerUser(api.client);
    api.advanceTime(DAY_MS);
    const phone = await readToken(await loginAs(email, password, { 'user-agent': CHROME }));
    const third = await readToken(await loginAs(email, password));
    const stranger = await registerUser(api.client);
    const fetchSessions = (sessionToken: string) =>
      api.client.fetchData('listSessions', '/user/sessions', withToken(sessionToken));
    const shownSessions = await fetchSessions(phone);
    expect(shownSessions).toHaveLength(3);
    const currentSession = shownSessions.find(({ is_current }) => is_current);
    expect(currentSession).toMatchObject({ device: 'Chrome, Android', created_at: api.services.clock().toISOString() });
    expect(shownSessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    const oldest = shownSessions.at(-1)?.id;
    const endSession = (sessionToken: string) =>
      api.client.fetchRefusal(`/user/sessions/${oldest}`, withToken(sessionToken, buildDeletion({})));
    expect(await endSession(stranger.token)).toMatchObject({ status: 404 });
    expect(await isLoggedIn(token)).toBe(true);
    await api.client.fetchAnswer('endSession', `/user/sessions/${oldest}`, withToken(phone, buildDeletion({})));
    expect(await isLoggedIn(token)).toBe(false);
    await api.client.fetchAnswer('endOtherSessions', '/user/sessions', withToken(phone, buildDeletion({})));
    expect(await isLoggedIn(third)).toBe(false);
    expect(await fetchSessions(phone)).toHaveLength(1);
    expect(await isLoggedIn(stranger.token)).toBe(true);
  });

  it('start with the free plan', async () => {
    const { token } = await registerUser(api.client);
    expect(await api.client.fetchRefusal('/user-plan-check', withToken(token))).toMatchObject({
      status: 404,
      faults: ['not_found'],
    });
  });

  it('are deleted with the password, including all personal data', async () => {
    const { db } = api.database;
    const { email, password, token } = await registerUser(api.client, { phone: '01000007002' });
    const otherUser = await registerUser(api.client);
    const { id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await db
      .updateTable('property')
      .set({ user_id: id })
      .where('id', 'in', [propertyId(1), propertyId(2)])
      .execute();
    const findTotals = () =>
      db
        .selectFrom('property')
        .select(['id', 'total_favorites'])
        .where('id', 'in', [propertyId(3), propertyId(5)])
        .orderBy('id')
        .execute();
    const totalsBefore = await findTotals();
    for (const property of [3, 5])
      await api.client.fetchAnswer(
        'toggleFavorite',
        '/love-toggle',
        buildPost(token, { task_id: propertyId(property) }),
      );
    await api.client.fetchAnswer(
      'toggleFavorite',
      '/love-toggle',
      buildPost(otherUser.token, { task_id: propertyId(3) }),
    );
    const next = newUser().email;
    await api.client.fetchAnswer(
      'changeEmail',
      '/user/email',
      buildPost(token, { email: next, current_password: password }),
    );
    const link = await readMailedToken(next);

    expect(
      await api.client.fetchRefusal('/user', withToken(token, buildDeletion({ current_password: 'wrong' }))),
    ).toMatchObject({
      status: 400,
      title: 'Current password is incorrect',
    });
    expect(await isLoggedIn(token)).toBe(true);
    await api.client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(token, buildDeletion({ current_password: password })),
    );

    expect(await isLoggedIn(token)).toBe(false);
    expect((await loginAs(email, password)).status).toBe(401);
    expect(await fetchLinkRefusal(link)).toEqual(['link_invalid']);
    for (const property of [1, 2])
      expect(await api.client.fetchRefusal(`/properties/${propertyId(property)}`)).toMatchObject({ status: 410 });
    const favoriteDifferences = (await findTotals()).map(
      ({ total_favorites }, i) => total_favorites - (totalsBefore[i]?.total_favorites ?? 0),
    );
    expect(favoriteDifferences).toEqual([1, 0]);
    const remaining = await db.selectFrom('property').selectAll().where('user_id', '=', id).execute();
    for (const property of remaining) {
      expect(property).toMatchObject({
        description_ar: '',
        description_en: null,
        lat: null,
        lng: null,
        location: null,
      });
      expect([property.pictures, property.text_words, property.title_words]).toEqual([[], '', '']);
    }
    const row = await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name_ar: null, name_en: null, phone: null, password_hash: null });
    expect(JSON.stringify(row)).not.toContain(email);
    expect(await readSubjects(email)).toEqual(['Your account was deleted']);
    const jobs = await db.selectFrom('job').select('payload').execute();
    expect(JSON.stringify(jobs)).not.toContain(email);
    expect((await registerUser(api.client, { email, phone: '01000007002' })).user.email).toBe(email);
  });

  it('record changes in the account’s log', async () => {
    const { token, password } = await registerUser(api.client, { name: 'Nadia Samir' });
    const fetchEventKinds = async () =>
      (await api.client.fetchData('listAuditEvents', '/user/audit', withToken(token))).map(({ kind }) => kind);
    await api.client.fetchAnswer('setPhone', '/user/phone', buildPost(token, { phone: '01000007101' }));
    const form = { name: 'Nadia Fahmy', phone: '01000007102', current_password: password };
    await api.client.fetchAnswer('updateProfile', '/user/profile', withToken(token, buildFormRequest(form)));
    await api.client.fetchAnswer('updateProfile', '/user/profile', withToken(token, buildFormRequest(form)));
    expect((await fetchEventKinds()).toSorted()).toEqual([
      'name_changed',
      'phone_changed',
      'phone_changed',
      'registered',
    ]);
  });
});

describePostgres('A number that another request saves meanwhile', (open) => {
  const api = createFixtureApi(open);
  const PREVIOUS = '+201000007201';
  const buildForm = (phone: string): [path: string, init: RequestInit] => [
    '/user/profile',
    buildFormRequest({ name: 'Nadia', phone }),
  ];
  const buildPhoneRequest = (phone: string): [path: string, init: RequestInit] => [
    '/user/phone',
    buildJsonRequest({ phone }),
  ];
  async function sendMeanwhile(
    { previous, next }: { previous: string | null; next: string },
    [path, init]: [path: string, init: RequestInit],
  ) {
    const { token, user } = await registerConfirmedUser(api);
    const { db } = api.database;
    await updateUser(db, user.id, { phone: previous });
    const { response } = await inTransaction(db, async (tx) => {
      await updateUser(tx, user.id, { phone: next });
      const response = Promise.resolve(api.client.request(path, withToken(token, init)));
      await waitForLockWait(tx);
      return { response };
    });
    const account = db.selectFrom('app_user').select('phone').where('id', '=', user.id);
    return [(await response).status, (await account.executeTakeFirstOrThrow()).phone];
  }

  it.each([
    ['profile', buildForm, '+201000007202'],
    ['phone', buildPhoneRequest, '+201000007203'],
  ])('stays if a %s form repeats the previous number', async (_, buildRequest, next) => {
    expect(await sendMeanwhile({ previous: PREVIOUS, next }, buildRequest(PREVIOUS))).toEqual([200, next]);
  });

  it.each([
    ['profile', buildForm, '+201000007204'],
    ['phone', buildPhoneRequest, '+201000007205'],
  ])(
    'needs the password if a %s form changes it that was sent without a previous number',
    async (_, buildRequest, next) => {
      const request = buildRequest('+201000007206');
      expect(await sendMeanwhile({ previous: null, next }, request)).toEqual([422, next]);
    },
  );
});
