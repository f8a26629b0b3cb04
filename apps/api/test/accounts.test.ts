import { LoginInput } from '@mashrabiya/contract';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { ENDED_SESSIONS_JOB } from '../src/accounts/jobs/endedSessionsJob.ts';
import { enqueueOnce } from '../src/jobs/enqueue.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { SELLER } from './fixtures/properties.ts';
import { buildJsonRequest, buildPost, createConnection, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { runJobs } from './support/jobs.ts';
import { createMailbox } from './support/mailbox.ts';
import { newUser, registerConfirmedUser, registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;

describeBothEngines('Accounts', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo: readMails, tokenTo: readMailedToken } = createMailbox(api);
  const login = (email: string, password: string, from = '41.33.0.1') =>
    api.client.request('/login', buildJsonRequest({ email, password }), createConnection(from));
  const fetchProfile = (token: string) => api.client.fetchAnswer('getProfile', '/user/profile', withToken(token));
  const findUserRow = (email: string) =>
    api.database.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

  it('are created by a registration, which logs in', async () => {
    const { token, user } = await registerUser(api.client, { name: ' نادية سمير ', phone: '٠١٠ ٠٠٠٠ ٩٩٩٩' });
    expect(user).toEqual({
      id: (await findUserRow(user.email)).id,
      name: 'نادية سمير',
      email: user.email,
      email_verified: false,
      phone: '01000009999',
      phone_confirmed_on: null,
      profile_pic: null,
      rating: null,
      active_from: '2026-11-20',
      role: 'user',
      blocked: null,
    });
    expect((await fetchProfile(token)).data).toEqual(user);
    expect(await findUserRow(user.email)).toMatchObject({
      name_ar: 'نادية سمير',
      name_en: null,
      phone: '+201000009999',
    });
  });

  it('store neither password nor token', async () => {
    const { email, password, token } = await registerUser(api.client);
    const storedRows = [await findUserRow(email), await api.database.db.selectFrom('session').selectAll().execute()];
    expect(JSON.stringify(storedRows)).not.toContain(password);
    expect(JSON.stringify(storedRows)).not.toContain(token);
    expect((await findUserRow(email)).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('accept their address in any case, and get a token per login', async () => {
    const { email, password, token } = await registerUser(api.client);
    const response = await login(` ${email.toUpperCase()} `, password);
    const answer = await response.json();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(answer.user.email).toBe(email);
    expect(answer.token).not.toBe(token);
    expect((await fetchProfile(answer.token)).data).toEqual((await fetchProfile(token)).data);
  });

  it('have a unique address and phone number', async () => {
    const { email } = await registerConfirmedUser(api, { phone: '01000008888' });
    const duplicateUser = newUser({ email: email.toUpperCase(), phone: '01000007777' });
    expect(await api.client.fetchRefusal('/register', buildJsonRequest(duplicateUser, 'en'))).toMatchObject({
      status: 401,
      faults: ['register_email_taken /email'],
      title: 'The email address is already in use by another account.',
    });
    expect(
      await api.client.fetchRefusal('/register', buildJsonRequest(newUser({ phone: '+20 100 000 8888' }), 'en')),
    ).toMatchObject({
      status: 401,
      faults: ['register_phone_taken /phone'],
      title: 'The phone has already been taken.',
    });
  });

  it('are unique per mailbox, however its address is spelled', async () => {
    await registerUser(api.client, { email: 'heba@مثال.example' });
    for (const email of ['ｈｅｂａ@مثال.example', 'Heba＠مثال．EXAMPLE', 'heba@xn--mgbh0fb.example'])
      expect(await api.client.fetchFaults('/register', buildJsonRequest(newUser({ email })))).toEqual([
        'register_email_taken /email',
      ]);
    for (const email of ['a1,heba@x.example', '<heba@x.example>', 'heba@x.example;', '(c)heba@x.example'])
      expect(await api.client.fetchFaults('/register', buildJsonRequest(newUser({ email })))).toEqual([
        'email_invalid /email',
      ]);
    expect((await login('ＨＥＢＡ@مثال.example', 'mashrabiya of oak')).status).toBe(200);
  });

  it('can be created by many users of one address, as in a mobile network, but not in a burst', async () => {
    const openAccount = (overrides = {}) =>
      api.client.request('/register', buildJsonRequest(newUser(overrides)), createConnection('41.38.0.1'));
    const loginForMinute = async (times: number, overrides = {}) => {
      const statuses = [];
      for (let i = 0; i < times; i++) statuses.push((await openAccount(overrides)).status);
      api.advanceTime(60_000);
      return [...new Set(statuses)];
    };
    expect(await loginForMinute(15)).toEqual([200]);
    expect(await loginForMinute(15)).toEqual([200]);
    expect(await loginForMinute(21)).toEqual([200, 429]);
    // Repeated probing for accounts is blocked for some minutes.
    const { email } = await registerUser(api.client);
    expect(await loginForMinute(20, { email })).toEqual([401]);
    expect(await loginForMinute(1)).toEqual([429]);
    api.advanceTime(9 * 60_000);
    expect(await loginForMinute(1)).toEqual([200]);
  });

  it('are created once by ten concurrent registrations', async () => {
    const account = newUser();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.client.request('/register', buildJsonRequest(account))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  it.each([
    ['password_common /password', { password: 'password1' }],
    ['password_common /password', { password: 'PassWord1' }],
    ['password_common /password', { password: ' ｐassword１ ' }],
    ['password_simple /password', { password: '        ' }],
    ['password_simple /password', { password: 'aaaaaaaa' }],
    ['password_simple /password', { password: '١٢٣٤٥٦٧٨' }],
    ['password_personal /password', { password: 'Mashrabiya' }],
    ['password_personal /password', { password: 'مشربية2026' }],
    ['password_personal /password', { password: 'Nadia@Example.com', email: 'nadia@example.com' }],
    ['password_personal /password', { password: 'nadia-samir-1' }],
    ['password_personal /password', { password: '01000001234', phone: '+20 100 000 1234' }],
    ['invalid_field /name', { name: 'Nadia\0' }],
    ['invalid_field /name', { name: 'Nadia \ud83d' }],
    ['invalid_field /email', { email: 'nadia\0@example.com' }],
    ['password_short /password', { password: 'oak' }],
    ['text_too_long /password', { password: 'x'.repeat(129) }],
    ['phone_invalid /phone', { phone: '12' }],
    ['email_invalid /email', { email: 'nadia@' }],
    ['name_required /name', { name: ' ' }],
  ])('are refused with %s', async (fault, overrides) => {
    expect(await api.client.fetchRefusal('/register', buildJsonRequest(newUser(overrides)))).toMatchObject({
      status: 422,
      faults: [fault],
    });
  });

  it('answer alike for a wrong password, an unknown address and an account without password', async () => {
    const { email } = await registerUser(api.client);
    const responses = await Promise.all(
      [email, 'nobody@example.com', SELLER.email].map(async (address) => {
        const response = await login(address, 'not the password');
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(responses[0]).toMatchObject({ status: 401, body: { errors: [{ code: 'wrong_login' }] } });
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
  });

  const loginWrongly = async (email: string, from: string) => (await login(email, 'wrong password', from)).status;

  it('allow five passwords in half a minute per network', async () => {
    const { email, password } = await registerUser(api.client);
    for (let i = 0; i < 5; i++) expect(await loginWrongly(email, '41.33.1.9')).toBe(401);
    const refusedResponse = await login(email, password, '41.33.1.9');
    expect(refusedResponse.status).toBe(429);
    expect(refusedResponse.headers.get('retry-after')).toBe('30');
    expect((await refusedResponse.json()).errors[0]).toMatchObject({
      code: 'too_many_logins',
      title: 'حدث خطأ. حاول مرة أخرى بعد 30 ثانية.',
    });
    api.advanceTime(30_000);
    expect((await login(email, password, '41.33.1.9')).status).toBe(200);
  });

  it('allow sixty passwords an hour per network, then answer with the wait', async () => {
    const { email, password } = await registerUser(api.client);
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 5; i++) expect(await loginWrongly(email, '41.34.9.1')).toBe(401);
      api.advanceTime(30_000);
    }
    const refusedResponse = await login(email, password, '41.34.9.1');
    expect(refusedResponse.status).toBe(429);
    expect((await refusedResponse.json()).errors[0]).toMatchObject({
      code: 'too_many_logins',
      title: 'حدث خطأ. حاول مرة أخرى بعد 54 دقيقة.',
    });
    const seconds = Number(refusedResponse.headers.get('retry-after'));
    expect(seconds).toBe(3600 - 12 * 30);
    expect((await login(email, password, '41.34.99.1')).status).toBe(200);
    api.advanceTime(seconds * 1000);
    expect((await login(email, password, '41.34.9.1')).status).toBe(200);
  });

  it('are locked by strangers for at most half a minute', async () => {
    const { email, password } = await registerUser(api.client);
    for (let i = 0; i < 60; i++) await loginWrongly(email, `41.35.${i}.1`);
    const refusedResponse = await login(email, password, '41.35.99.1');
    expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([429, '30']);
    api.advanceTime(30_000);
    expect((await login(email, password, '41.35.99.1')).status).toBe(200);
  });

  it('stay open to a known browser, which has as many tries as others', async () => {
    const { email, password } = await registerUser(api.client);
    const [cookie = ''] = (await login(email, password, '41.36.0.1')).headers.get('set-cookie')?.split(';') ?? [];
    const loginFromKnownDevice = (typedPassword: string) => {
      const init = buildJsonRequest({ email, password: typedPassword });
      const knownDeviceInit = { ...init, headers: { ...init.headers, cookie } };
      return api.client.request('/login', knownDeviceInit, createConnection('41.36.0.2'));
    };
    for (let i = 0; i < 30; i++) await loginWrongly(email, '41.36.0.2');
    expect((await login(email, password, '41.36.0.2')).status).toBe(429);
    expect((await loginFromKnownDevice(password)).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await loginFromKnownDevice('wrong password')).status).toBe(401);
    expect((await loginFromKnownDevice(password)).status).toBe(429);
    // The cookie of a known browser is no exemption for another account.
    const otherUser = await registerUser(api.client);
    for (let i = 0; i < 5; i++) await loginWrongly(otherUser.email, '41.36.0.3');
    const init = buildJsonRequest({ email: otherUser.email, password: otherUser.password });
    const unknownDeviceInit = { ...init, headers: { ...init.headers, cookie } };
    expect((await api.client.request('/login', unknownDeviceInit, createConnection('41.36.0.3'))).status).toBe(429);
  });

  it('reset the counter with a new password', async () => {
    const { email } = await registerUser(api.client);
    for (let i = 0; i < 40; i++) await loginWrongly(email, '41.37.0.1');
    const password = 'another one of oak';
    const token = await createResetToken(email);
    const body = { token, email, password, password_confirmation: password };
    await api.client.fetchAnswer('resetPassword', '/reset-password', buildJsonRequest(body));
    expect((await login(email, password, '41.37.0.2')).status).toBe(200);
  });

  /** Token of a "forgot password" mail. */
  async function createResetToken(email: string) {
    // Skips the confirmation mail, which comes first.
    await readMails(email);
    await api.client.fetchAnswer('forgotPassword', '/forgot-password', buildJsonRequest({ email }));
    return readMailedToken(email);
  }

  it('allow twenty tries in half a minute per address, across accounts', async () => {
    const statuses = [];
    for (let i = 0; i < 21; i++)
      statuses.push((await login(`nobody${i}@example.com`, 'any password', '41.33.2.1')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('ignore a forged X-Forwarded-For', async () => {
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      const init = buildJsonRequest({ email: `nobody${i}@example.com`, password: 'any password' });
      const forgedInit = { ...init, headers: { ...init.headers, 'x-forwarded-for': `156.160.${i}.1` } };
      statuses.push((await api.client.request('/login', forgedInit, createConnection('41.33.5.1'))).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('rehash an outdated password hash at the next login', async () => {
    const { email, password } = await registerUser(api.client);
    const oldHash = await hash(password, { memoryCost: 8192, timeCost: 2, parallelism: 1 });
    await api.database.db.updateTable('app_user').set({ password_hash: oldHash }).where('email', '=', email).execute();
    expect((await login(email, password, '41.33.3.1')).status).toBe(200);
    expect((await findUserRow(email)).password_hash).toMatch(/m=19456,/);
    expect((await login(email, password, '41.33.3.1')).status).toBe(200);
  });

  it('end one session at a logout', async () => {
    const { email, password, token } = await registerUser(api.client);
    const parsedLogin = LoginInput.parse({ email, password });
    const { token: second } = await (await login(parsedLogin.email, parsedLogin.password, '41.33.4.1')).json();
    expect(await api.client.fetchAnswer('logout', '/logout', buildPost(token, {}))).toEqual({
      code: 200,
    });
    expect(await api.client.fetchRefusal('/user/profile', withToken(token))).toMatchObject({
      status: 401,
      faults: ['login_required'],
    });
    expect((await fetchProfile(second)).data.email).toBe(email);
  });

  it('end a session after thirty days without use', async () => {
    const { token } = await registerUser(api.client);
    for (let i = 0; i < 3; i++) {
      api.advanceTime(29 * DAY_MS);
      await fetchProfile(token);
    }
    api.advanceTime(30 * DAY_MS + 1);
    expect(await api.client.fetchStatus('/user/profile', withToken(token))).toBe(401);
    // A job deletes the expired session.
    const findSessions = () => api.database.db.selectFrom('session').select('used_at').execute();
    expect((await findSessions()).length).toBeGreaterThan(1);
    const { db, clock } = api.services;
    await enqueueOnce(db, { kind: ENDED_SESSIONS_JOB, payload: {}, now: clock() });
    await runJobs(api);
    const limit = clock().getTime() - 30 * DAY_MS;
    expect((await findSessions()).filter(({ used_at }) => used_at.getTime() < limit)).toEqual([]);
  });

  it('end a session after a year', async () => {
    const { token } = await registerUser(api.client);
    for (let i = 0; i < 14; i++) {
      api.advanceTime(26 * DAY_MS);
      await fetchProfile(token);
    }
    api.advanceTime(DAY_MS + 1);
    expect(await api.client.fetchStatus('/user/profile', withToken(token))).toBe(401);
  });
});
