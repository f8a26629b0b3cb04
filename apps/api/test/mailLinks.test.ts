import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { enqueueMail } from '../src/mail/enqueueMail.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { generateToken } from '../src/request/tokens.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, createConnection, inEnglish, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { newUser, registerConfirmedUser, registerUser } from './support/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describeEngines('Links in mails', (open) => {
  const api = createFixtureApi(open, { forwarding: new Forwarding({ origin: 'https://homes.example.com' }) });
  const {
    mailsTo: readMails,
    subjectsTo: readSubjects,
    linkTo: readMailedLink,
    tokenTo: readMailedToken,
  } = createMailbox(api);
  const buildVerification = (token: string) => buildJsonRequest({ token }, 'en');
  const verifyEmail = (token: string) =>
    api.client.fetchAnswer('verifyEmail', '/email/verify', buildVerification(token));
  const buildResend = (token: string) => buildPost(token, {});
  const sendForgot = (email: string, from = '41.33.0.1') => {
    api.advanceTime(1);
    return api.client.request('/forgot-password', buildJsonRequest({ email }, 'en'), createConnection(from));
  };
  const sendReset = (token: string, email: string, password: string) =>
    buildJsonRequest({ token, email, password, password_confirmation: password }, 'en');
  const fetchProfile = (token: string) => api.client.fetchData('getProfile', '/user/profile', withToken(token));
  const login = (email: string, password: string) =>
    api.client.request('/login', buildJsonRequest({ email, password }));
  const findLanguage = async (email: string) => {
    const users = api.database.db.selectFrom('app_user').select('language').where('email', '=', email);
    return (await users.executeTakeFirstOrThrow()).language;
  };
  const getErrorCode = async (response: Response) => (await response.json()).errors?.[0]?.code;

  it('confirm the address of a new account, which gets a welcome mail', async () => {
    const { email, token } = await registerUser(api.client, { name: 'نادية' });
    const link = await readMailedLink(email);
    expect(link.href).toMatch(/^https:\/\/homes\.example\.com\/verify-email#[\w-]{43}$/);
    expect((await fetchProfile(token)).email_verified).toBe(false);
    expect((await verifyEmail(link.hash.slice(1))).data).toEqual({ email, is_changed: false });
    expect((await fetchProfile(token)).email_verified).toBe(true);
    expect(await readSubjects(email)).toEqual(['أكّد بريدك الإلكتروني', 'Welcome to Mashrabiya']);
    expect((await readMails(email)).at(-1)?.plain).toContain('Welcome, \u2068نادية\u2069');
  });

  const checkLink = (token: string) =>
    api.client.fetchAnswer('checkEmailLink', '/email/verify/check', buildVerification(token));

  it('show the account whose address they confirm, before and after', async () => {
    const { email } = await registerUser(api.client, { name: 'Nadia Samir' });
    const token = await readMailedToken(email);
    const expectedLink = { email, name: 'Nadia Samir' };
    expect((await checkLink(token)).data).toEqual({ ...expectedLink, is_confirmed: false });
    await verifyEmail(token);
    expect((await checkLink(token)).data).toEqual({ ...expectedLink, is_confirmed: true });
    expect(await api.client.fetchFaults('/email/verify/refuse', buildVerification(token))).toEqual(['link_used']);
  });

  it('allow a mailbox’s owner to remove an account that a stranger registered', async () => {
    const { email, token } = await registerUser(api.client);
    await api.client.fetchAnswer(
      'refuseEmailLink',
      '/email/verify/refuse',
      buildVerification(await readMailedToken(email)),
    );
    expect(await api.client.fetchStatus('/user/profile', withToken(token))).toBe(401);
    expect((await registerUser(api.client, { email })).user.email).toBe(email);
  });

  it('allow a mailbox’s owner to cancel a change to it, without deleting the account', async () => {
    const { email, password, token } = await registerConfirmedUser(api);
    const next = `next.${email}`;
    const body = buildJsonRequest({ email: next, current_password: password });
    await api.client.fetchAnswer('changeEmail', '/user/email', withToken(token, body));
    const link = await readMailedToken(next);
    await api.client.fetchAnswer('refuseEmailLink', '/email/verify/refuse', buildVerification(link));
    expect((await api.client.fetchFaults('/email/verify', buildVerification(link)))[0]).toMatch(/^link_/);
    expect((await fetchProfile(token)).email).toBe(email);
  });

  it('use the language of the registration', async () => {
    const user = newUser();
    await api.client.fetchAnswer('register', '/register', buildJsonRequest(user, 'en'));
    expect(await readSubjects(user.email)).toEqual(['Confirm your email']);
  });

  it('use the current language when the recipient asks for them', async () => {
    const { email, token } = await registerUser(api.client);
    await api.client.fetchAnswer(
      'resendVerification',
      '/email/verify/resend',
      withToken(token, buildJsonRequest({}, 'en')),
    );
    expect((await readMails(email)).at(-1)).toMatchObject({ language: 'en' });
    api.advanceTime(MINUTE_MS);
    await api.client.fetchAnswer(
      'resendVerification',
      '/email/verify/resend',
      withToken(token, buildJsonRequest({}, 'ar')),
    );
    expect((await readMails(email)).at(-1)).toMatchObject({ language: 'ar' });
    const link = await readMailedToken(email);
    // Anyone can request a reset, so its language is not stored as the user's.
    await sendForgot(email);
    expect((await readMails(email)).at(-1)).toMatchObject({ language: 'en' });
    expect(await findLanguage(email)).toBe('ar');
    await verifyEmail(link);
    expect((await readMails(email)).at(-1)).toMatchObject({ language: 'en', subject: 'Welcome to Mashrabiya' });
    expect(await findLanguage(email)).toBe('ar');
  });

  it('use the recipient’s last language when others cause them', async () => {
    const { email, password, token } = await registerConfirmedUser(api);
    await api.client.fetchAnswer('getProfile', '/user/profile', withToken(token, inEnglish));
    expect(await findLanguage(email)).toBe('ar');
    await api.client.fetchAnswer('login', '/login', buildJsonRequest({ email, password }, 'en'));
    expect(await findLanguage(email)).toBe('en');
    const { id } = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const mail = { userId: id, to: email, origin: 'https://homes.example.com', title: 'Flat' };
    await enqueueMail(api.database.db, { ...mail, kind: 'ad_ending', now: api.services.clock() });
    expect((await readMails(email)).at(-1)).toMatchObject({ language: 'en' });
  });

  it('are stored as a hash only', async () => {
    const { email } = await registerUser(api.client);
    const token = await readMailedToken(email);
    for (const table of ['mail_token', 'job', 'session', 'app_user'] as const) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(api.database.db);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('are not mailed if the registration fails', async () => {
    const { email } = await registerUser(api.client);
    const sameEmailUser = newUser({ email });
    expect(await api.client.fetchStatus('/register', buildJsonRequest(sameEmailUser))).toBe(401);
    expect(await readSubjects(email)).toHaveLength(1);
  });

  it('work once, also for ten concurrent requests, which get the same answer', async () => {
    const { email, token: session } = await registerUser(api.client);
    const token = await readMailedToken(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verifyEmail(token)));
    expect(answers.map(({ data }) => data)).toEqual(Array(10).fill({ email, is_changed: false }));
    expect(await readSubjects(email)).toHaveLength(2);
    const events = await api.client.fetchAnswer('listAuditEvents', '/user/audit', withToken(session));
    expect(JSON.stringify(events).match(/email_verified/g)).toHaveLength(1);
  });

  it('give the same answer when repeated before they expire, and are used afterwards', async () => {
    const { email } = await registerUser(api.client);
    const token = await readMailedToken(email);
    await verifyEmail(token);
    api.advanceTime(DAY_MS - MINUTE_MS);
    expect((await verifyEmail(token)).data).toEqual({ email, is_changed: false });
    api.advanceTime(MINUTE_MS);
    expect(await api.client.fetchRefusal('/email/verify', buildVerification(token))).toMatchObject({
      status: 410,
      faults: ['link_used'],
      title: 'This link was already used.',
    });
  });

  it('expire, and cannot be invented', async () => {
    const { email, token: session } = await registerUser(api.client);
    const token = await readMailedToken(email);
    api.advanceTime(DAY_MS);
    expect(await api.client.fetchFaults('/email/verify', buildVerification(token))).toEqual(['link_expired']);
    expect((await fetchProfile(session)).email_verified).toBe(false);
    expect(await api.client.fetchRefusal('/email/verify', buildVerification(generateToken()))).toMatchObject({
      status: 422,
      faults: ['link_invalid'],
    });
    expect(await api.client.fetchFaults('/email/verify', buildVerification(''))).toEqual([
      'reset_token_required /token',
    ]);
  });

  it('for a confirmation are mailed again, once a minute and five times an hour', async () => {
    const { email, token } = await registerUser(api.client);
    const first = await readMailedToken(email);
    for (let i = 0; i < 5; i++) {
      expect(
        await api.client.fetchAnswer('resendVerification', '/email/verify/resend', buildResend(token)),
      ).toMatchObject({
        data: true,
      });
      const refusal = await api.client.fetchRefusal('/email/verify/resend', buildResend(token));
      expect(refusal).toMatchObject({ status: 429, faults: ['retry_too_soon'] });
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      api.advanceTime(MINUTE_MS);
    }
    expect(await api.client.fetchStatus('/email/verify/resend', buildResend(token))).toBe(429);
    expect(await readSubjects(email)).toHaveLength(6);
    await verifyEmail(await readMailedToken(email));
    expect(await api.client.fetchFaults('/email/verify', buildVerification(first))).toEqual(['link_used']);
    expect(
      await api.client.fetchAnswer('resendVerification', '/email/verify/resend', buildResend(token)),
    ).toMatchObject({
      data: false,
    });
  });

  it('set a new password, which ends all sessions', async () => {
    const { email, password, token } = await registerUser(api.client);
    expect((await sendForgot(` ${email.toUpperCase()} `)).status).toBe(200);
    const link = await readMailedLink(email);
    expect(link.href).toMatch(/^https:\/\/homes\.example\.com\/reset-password#[\w-]{43}$/);
    const mailedToken = link.hash.slice(1);
    const newPassword = 'a lattice of cedar';
    expect(
      await api.client.fetchAnswer('resetPassword', '/reset-password', sendReset(mailedToken, email, newPassword)),
    ).toEqual({
      code: 200,
    });
    expect(await api.client.fetchStatus('/user/profile', withToken(token))).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    const { token: next } = await (await login(email, newPassword)).json();
    expect((await fetchProfile(next)).email_verified).toBe(true);
    expect((await readSubjects(email)).at(-1)).toBe('Your password was changed');
    expect(await api.client.fetchFaults('/reset-password', sendReset(mailedToken, email, newPassword))).toEqual([
      'link_used',
    ]);
  });

  it('for a password can be checked beforehand without being used', async () => {
    const { email } = await registerUser(api.client);
    const checkResetLink = async (token: string) => {
      const response = await api.client.request('/reset-password/check', buildVerification(token));
      return response.ok ? 'ok' : getErrorCode(response);
    };
    await sendForgot(email);
    const token = await readMailedToken(email);
    expect([await checkResetLink(token), await checkResetLink(token), await checkResetLink(generateToken())]).toEqual([
      'ok',
      'ok',
      'link_invalid',
    ]);
    api.advanceTime(HOUR_MS);
    expect(await checkResetLink(token)).toBe('link_expired');
    await sendForgot(email);
    const second = await readMailedToken(email);
    expect(await api.client.fetchStatus('/reset-password', sendReset(second, email, 'another secret word'))).toBe(200);
    expect(await checkResetLink(second)).toBe('link_used');
    // A link for another purpose cannot set a password.
    const { email: otherEmail } = await registerUser(api.client);
    expect(await checkResetLink(await readMailedToken(otherEmail))).toBe('link_invalid');
  });

  it('set no password if expired, of another account, or with a weak password', async () => {
    const { email, password } = await registerUser(api.client);
    const otherUser = await registerUser(api.client);
    const toVerify = await readMailedToken(email);
    await sendForgot(email, '41.33.0.2');
    const token = await readMailedToken(email);
    const fetchResetRefusal = (...input: Parameters<typeof sendReset>) =>
      api.client.fetchFaults('/reset-password', sendReset(...input));
    expect(await fetchResetRefusal(token, email, 'password1')).toEqual(['password_common /password']);
    expect(await fetchResetRefusal(token, email, 'oak')).toEqual(['password_short /password']);
    expect(await fetchResetRefusal(token, email, 'nadia-samir-1')).toEqual(['password_personal /password']);
    expect(await fetchResetRefusal(token, otherUser.email, 'a lattice of cedar')).toEqual(['link_invalid']);
    expect(await fetchResetRefusal(toVerify, email, 'a lattice of cedar')).toEqual(['link_invalid']);
    expect(await api.client.fetchFaults('/email/verify', buildVerification(token))).toEqual(['link_invalid']);
    api.advanceTime(HOUR_MS);
    expect(await fetchResetRefusal(token, email, 'a lattice of cedar')).toEqual(['link_expired']);
    expect((await login(email, password)).status).toBe(200);
  });

  it('for a password are invalid once one of them was used', async () => {
    const { email } = await registerUser(api.client);
    await sendForgot(email, '41.33.0.3');
    const first = await readMailedToken(email);
    api.advanceTime(MINUTE_MS);
    await sendForgot(email, '41.33.0.3');
    const second = await readMailedToken(email);
    expect(second).not.toBe(first);
    await api.client.fetchAnswer('resetPassword', '/reset-password', sendReset(first, email, 'a lattice of cedar'));
    expect(await api.client.fetchFaults('/reset-password', sendReset(second, email, 'another of oak'))).toEqual([
      'link_used',
    ]);
  });

  it('are not mailed to unknown addresses, whose number per client is limited', async () => {
    expect(
      await api.client.fetchRefusal('/forgot-password', buildJsonRequest({ email: 'nobody@example.com' }, 'en')),
    ).toMatchObject({
      status: 422,
      faults: ['email_unknown /email'],
      title: "We can't find a user with that email address.",
    });
    for (let i = 0; i < 20; i++)
      expect(await getErrorCode(await sendForgot(`nobody${i}@example.com`, '41.33.5.1'))).toBe('email_unknown');
    const { email } = await registerUser(api.client);
    for (const address of ['nobody99@example.com', email]) {
      const refusedResponse = await sendForgot(address, '41.33.5.1');
      expect(refusedResponse.status).toBe(429);
      expect(await getErrorCode(refusedResponse)).toBe('too_many_requests');
    }
    expect(await readSubjects(email)).toHaveLength(1);
    // The IP address is blocked only for a while, because other users may share it.
    api.advanceTime(10 * MINUTE_MS);
    expect((await sendForgot(email, '41.33.5.1')).status).toBe(200);
  });

  it('are mailed to many users of one address, as in a mobile network', async () => {
    for (let minute = 0; minute < 3; minute++) {
      for (let i = 0; i < 15; i++) {
        const { email } = await registerUser(api.client);
        expect((await sendForgot(email, '41.33.7.1')).status).toBe(200);
      }
      api.advanceTime(MINUTE_MS);
    }
  });

  it('cause few notices, however often requested, and none is lost', async () => {
    const { email, password, token } = await registerConfirmedUser(api);
    const change = (to: string) => {
      const body = buildJsonRequest({ email: to, current_password: password });
      return api.client.fetchAnswer('changeEmail', '/user/email', withToken(token, body));
    };
    for (let i = 0; i < 9; i++) {
      await change(`fresh${i}.${email}`);
      api.advanceTime(10_000);
    }
    const readNotices = async () =>
      (await readMails(email)).filter(({ subject }) => subject === 'طلب تغيير بريد حسابك');
    expect(await readNotices()).toHaveLength(3);
    api.advanceTime(HOUR_MS);
    expect(await readNotices()).toHaveLength(4);
    expect((await readNotices()).at(-1)?.plain).toContain(`fresh8.${email}`);
  });

  it('are limited per user, also for taken addresses', async () => {
    const [{ password, token }, otherUser] = [await registerConfirmedUser(api), await registerConfirmedUser(api)];
    const codes: string[] = [];
    for (let i = 0; i < 11; i++) {
      const body = buildJsonRequest({ email: otherUser.email, current_password: password });
      codes.push(...(await api.client.fetchFaults('/user/email', withToken(token, body))));
      api.advanceTime(10_000);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'email_taken /email'), 'too_many_requests']);
  });

  it.each(['known', 'unknown'])('for a password are mailed to an address once a minute, as %s', async (which) => {
    const email = which === 'known' ? (await registerUser(api.client)).email : 'nobody.at.all@example.com';
    await sendForgot(email, '41.33.6.1');
    const refusal = await api.client.fetchRefusal('/forgot-password', buildJsonRequest({ email }, 'en'));
    expect(refusal).toMatchObject({
      status: 429,
      faults: ['retry_too_soon'],
      title: 'Please wait before retrying.',
    });
  });

  it('that could not be queued are reported as not sent', async () => {
    const { email } = await registerUser(api.client);
    await sql`alter table job rename to job_away`.execute(api.database.db);
    try {
      const refusedResponse = await sendForgot(email);
      expect([refusedResponse.status, await getErrorCode(refusedResponse)]).toEqual([422, 'link_not_sent']);
    } finally {
      await sql`alter table job_away rename to job`.execute(api.database.db);
    }
  });

  it('keep their secrets out of the log', async () => {
    const { email } = await registerUser(api.client);
    const token = await readMailedToken(email);
    await verifyEmail(token);
    await api.client.request('/email/verify', { ...inEnglish, ...buildVerification(token) });
    expect(api.logged.join('\n')).not.toContain(token);
  });
});
