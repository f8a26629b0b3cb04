import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { enqueueMail } from '../src/mail/enqueueMail.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { newToken } from '../src/request/tokens.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { as, connectedFrom, inEnglish, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { mailbox } from './support/mailbox.ts';
import { confirmed, newUser, registered } from './support/users.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describeEngines('Links in mails', (open) => {
  const api = fixtureApi(open, new Forwarding({ origin: 'https://homes.example.com' }));
  const { mailsTo, subjectsTo, linkTo, tokenTo } = mailbox(api);
  const verify = (token: string) => posting({ token }, 'en');
  const verified = (token: string) => api.ask.answerOf('verifyEmail', '/email/verify', verify(token));
  const resend = (token: string) => as(token, posting({}));
  const forgot = (email: string, from = '41.33.0.1') => {
    api.pass(1);
    return api.ask.request('/forgot-password', posting({ email }, 'en'), connectedFrom(from));
  };
  const reset = (token: string, email: string, password: string) =>
    posting({ token, email, password, password_confirmation: password }, 'en');
  const profile = async (token: string) => (await api.ask.answerOf('getProfile', '/user/profile', as(token))).data;
  const login = (email: string, password: string) => api.ask.request('/login', posting({ email, password }));
  const languageOf = async (email: string) => {
    const users = api.database.db.selectFrom('app_user').select('language').where('email', '=', email);
    return (await users.executeTakeFirstOrThrow()).language;
  };
  const codeOf = async (response: Response) => (await response.json()).errors?.[0]?.code;

  it('confirm the address of a new account, which gets a welcome mail', async () => {
    const { email, token } = await registered(api.ask, { name: 'نادية' });
    const link = await linkTo(email);
    expect(link.href).toMatch(/^https:\/\/homes\.example\.com\/verify-email#[\w-]{43}$/);
    expect((await profile(token)).email_verified).toBe(false);
    expect((await verified(link.hash.slice(1))).data).toEqual({ email, is_changed: false });
    expect((await profile(token)).email_verified).toBe(true);
    expect(await subjectsTo(email)).toEqual(['أكّد بريدك الإلكتروني', 'Welcome to Mashrabiya']);
    expect((await mailsTo(email)).at(-1)?.plain).toContain('Welcome, \u2068نادية\u2069');
  });

  const check = (token: string) => api.ask.answerOf('checkEmailLink', '/email/verify/check', verify(token));

  it('show the account whose address they confirm, before and after', async () => {
    const { email } = await registered(api.ask, { name: 'Nadia Samir' });
    const token = await tokenTo(email);
    const asked = { email, name: 'Nadia Samir' };
    expect((await check(token)).data).toEqual({ ...asked, is_confirmed: false });
    await verified(token);
    expect((await check(token)).data).toEqual({ ...asked, is_confirmed: true });
    const refused = await api.ask.refusalOf('/email/verify/refuse', verify(token));
    expect(refused.faults).toEqual(['link_used']);
  });

  it('allow a mailbox’s owner to remove an account that a stranger registered', async () => {
    const { email, token } = await registered(api.ask);
    await api.ask.answerOf('refuseEmailLink', '/email/verify/refuse', verify(await tokenTo(email)));
    expect((await api.ask.request('/user/profile', as(token))).status).toBe(401);
    expect((await registered(api.ask, { email })).user.email).toBe(email);
  });

  it('allow a mailbox’s owner to cancel a change to it, without deleting the account', async () => {
    const { email, password, token } = await confirmed(api);
    const next = `next.${email}`;
    const body = posting({ email: next, current_password: password });
    await api.ask.answerOf('changeEmail', '/user/email', as(token, body));
    const link = await tokenTo(next);
    await api.ask.answerOf('refuseEmailLink', '/email/verify/refuse', verify(link));
    expect((await api.ask.refusalOf('/email/verify', verify(link))).faults[0]).toMatch(/^link_/);
    expect((await profile(token)).email).toBe(email);
  });

  it('use the language of the registration', async () => {
    const user = newUser();
    await api.ask.answerOf('register', '/register', posting(user, 'en'));
    expect(await subjectsTo(user.email)).toEqual(['Confirm your email']);
  });

  it('use the current language when the recipient asks for them', async () => {
    const { email, token } = await registered(api.ask);
    await api.ask.answerOf('resendVerification', '/email/verify/resend', as(token, posting({}, 'en')));
    expect((await mailsTo(email)).at(-1)).toMatchObject({ language: 'en' });
    api.pass(MINUTE_MS);
    await api.ask.answerOf('resendVerification', '/email/verify/resend', as(token, posting({}, 'ar')));
    expect((await mailsTo(email)).at(-1)).toMatchObject({ language: 'ar' });
    const link = await tokenTo(email);
    // Anyone can request a reset, so its language is not stored as the user's.
    await forgot(email);
    expect((await mailsTo(email)).at(-1)).toMatchObject({ language: 'en' });
    expect(await languageOf(email)).toBe('ar');
    await verified(link);
    expect((await mailsTo(email)).at(-1)).toMatchObject({ language: 'en', subject: 'Welcome to Mashrabiya' });
    expect(await languageOf(email)).toBe('ar');
  });

  it('use the recipient’s last language when others cause them', async () => {
    const { email, password, token } = await confirmed(api);
    await api.ask.answerOf('getProfile', '/user/profile', as(token, inEnglish));
    expect(await languageOf(email)).toBe('ar');
    await api.ask.answerOf('login', '/login', posting({ email, password }, 'en'));
    expect(await languageOf(email)).toBe('en');
    const { id } = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const mail = { userId: id, to: email, origin: 'https://homes.example.com', title: 'Flat' };
    await enqueueMail(api.database.db, { ...mail, kind: 'ad_ending', now: api.services.clock() });
    expect((await mailsTo(email)).at(-1)).toMatchObject({ language: 'en' });
  });

  it('are stored as a hash only', async () => {
    const { email } = await registered(api.ask);
    const token = await tokenTo(email);
    for (const table of ['mail_token', 'job', 'session', 'app_user'] as const) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(api.database.db);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  it('are not mailed if the registration fails', async () => {
    const { email } = await registered(api.ask);
    const again = newUser({ email });
    expect((await api.ask.request('/register', posting(again))).status).toBe(401);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('work once, also for ten concurrent requests, which get the same answer', async () => {
    const { email, token: session } = await registered(api.ask);
    const token = await tokenTo(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verified(token)));
    expect(answers.map(({ data }) => data)).toEqual(Array(10).fill({ email, is_changed: false }));
    expect(await subjectsTo(email)).toHaveLength(2);
    const events = await api.ask.answerOf('listAuditEvents', '/user/audit', as(session));
    expect(JSON.stringify(events).match(/email_verified/g)).toHaveLength(1);
  });

  it('give the same answer when repeated before they expire, and are used afterwards', async () => {
    const { email } = await registered(api.ask);
    const token = await tokenTo(email);
    await verified(token);
    api.pass(DAY_MS - MINUTE_MS);
    expect((await verified(token)).data).toEqual({ email, is_changed: false });
    api.pass(MINUTE_MS);
    expect(await api.ask.refusalOf('/email/verify', verify(token))).toMatchObject({
      status: 410,
      faults: ['link_used'],
      title: 'This link was already used.',
    });
  });

  it('expire, and cannot be invented', async () => {
    const { email, token: session } = await registered(api.ask);
    const token = await tokenTo(email);
    api.pass(DAY_MS);
    expect((await api.ask.refusalOf('/email/verify', verify(token))).faults).toEqual(['link_expired']);
    expect((await profile(session)).email_verified).toBe(false);
    expect(await api.ask.refusalOf('/email/verify', verify(newToken()))).toMatchObject({
      status: 422,
      faults: ['link_invalid'],
    });
    expect((await api.ask.refusalOf('/email/verify', verify(''))).faults).toEqual(['reset_token_required /token']);
  });

  it('for a confirmation are mailed again, once a minute and five times an hour', async () => {
    const { email, token } = await registered(api.ask);
    const first = await tokenTo(email);
    for (let i = 0; i < 5; i++) {
      expect(await api.ask.answerOf('resendVerification', '/email/verify/resend', resend(token))).toMatchObject({
        data: true,
      });
      const refused = await api.ask.refusalOf('/email/verify/resend', resend(token));
      expect(refused).toMatchObject({ status: 429, faults: ['retry_too_soon'] });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      api.pass(MINUTE_MS);
    }
    expect((await api.ask.request('/email/verify/resend', resend(token))).status).toBe(429);
    expect(await subjectsTo(email)).toHaveLength(6);
    await verified(await tokenTo(email));
    expect((await api.ask.refusalOf('/email/verify', verify(first))).faults).toEqual(['link_used']);
    expect(await api.ask.answerOf('resendVerification', '/email/verify/resend', resend(token))).toMatchObject({
      data: false,
    });
  });

  it('set a new password, which ends all sessions', async () => {
    const { email, password, token } = await registered(api.ask);
    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(200);
    const link = await linkTo(email);
    expect(link.href).toMatch(/^https:\/\/homes\.example\.com\/reset-password#[\w-]{43}$/);
    const mailed = link.hash.slice(1);
    const fresh = 'a lattice of cedar';
    expect(await api.ask.answerOf('resetPassword', '/reset-password', reset(mailed, email, fresh))).toEqual({
      code: 200,
    });
    expect((await api.ask.request('/user/profile', as(token))).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    const { token: next } = await (await login(email, fresh)).json();
    expect((await profile(next)).email_verified).toBe(true);
    expect((await subjectsTo(email)).at(-1)).toBe('Your password was changed');
    expect((await api.ask.refusalOf('/reset-password', reset(mailed, email, fresh))).faults).toEqual(['link_used']);
  });

  it('for a password can be checked beforehand without being used', async () => {
    const { email } = await registered(api.ask);
    const checked = async (token: string) => {
      const response = await api.ask.request('/reset-password/check', verify(token));
      return response.ok ? 'ok' : codeOf(response);
    };
    await forgot(email);
    const token = await tokenTo(email);
    expect([await checked(token), await checked(token), await checked(newToken())]).toEqual([
      'ok',
      'ok',
      'link_invalid',
    ]);
    api.pass(HOUR_MS);
    expect(await checked(token)).toBe('link_expired');
    await forgot(email);
    const second = await tokenTo(email);
    expect((await api.ask.request('/reset-password', reset(second, email, 'another secret word'))).status).toBe(200);
    expect(await checked(second)).toBe('link_used');
    // A link for another purpose cannot set a password.
    const { email: other } = await registered(api.ask);
    expect(await checked(await tokenTo(other))).toBe('link_invalid');
  });

  it('set no password if expired, of another account, or with a weak password', async () => {
    const { email, password } = await registered(api.ask);
    const other = await registered(api.ask);
    const toVerify = await tokenTo(email);
    await forgot(email, '41.33.0.2');
    const token = await tokenTo(email);
    const refusal = async (...input: Parameters<typeof reset>) =>
      (await api.ask.refusalOf('/reset-password', reset(...input))).faults;
    expect(await refusal(token, email, 'password1')).toEqual(['password_common /password']);
    expect(await refusal(token, email, 'oak')).toEqual(['password_short /password']);
    expect(await refusal(token, other.email, 'a lattice of cedar')).toEqual(['link_invalid']);
    expect(await refusal(toVerify, email, 'a lattice of cedar')).toEqual(['link_invalid']);
    expect((await api.ask.refusalOf('/email/verify', verify(token))).faults).toEqual(['link_invalid']);
    api.pass(HOUR_MS);
    expect(await refusal(token, email, 'a lattice of cedar')).toEqual(['link_expired']);
    expect((await login(email, password)).status).toBe(200);
  });

  it('for a password are invalid once one of them was used', async () => {
    const { email } = await registered(api.ask);
    await forgot(email, '41.33.0.3');
    const first = await tokenTo(email);
    api.pass(MINUTE_MS);
    await forgot(email, '41.33.0.3');
    const second = await tokenTo(email);
    expect(second).not.toBe(first);
    await api.ask.answerOf('resetPassword', '/reset-password', reset(first, email, 'a lattice of cedar'));
    expect((await api.ask.refusalOf('/reset-password', reset(second, email, 'another of oak'))).faults).toEqual([
      'link_used',
    ]);
  });

  it('are not mailed to unknown addresses, whose number per client is limited', async () => {
    expect(await api.ask.refusalOf('/forgot-password', posting({ email: 'nobody@example.com' }, 'en'))).toMatchObject({
      status: 422,
      faults: ['email_unknown /email'],
      title: "We can't find a user with that email address.",
    });
    for (let i = 0; i < 20; i++)
      expect(await codeOf(await forgot(`nobody${i}@example.com`, '41.33.5.1'))).toBe('email_unknown');
    const { email } = await registered(api.ask);
    for (const address of ['nobody99@example.com', email]) {
      const refused = await forgot(address, '41.33.5.1');
      expect(refused.status).toBe(429);
      expect(await codeOf(refused)).toBe('too_many_requests');
    }
    expect(await subjectsTo(email)).toHaveLength(1);
    // Other users may share the address.
    api.pass(10 * MINUTE_MS);
    expect((await forgot(email, '41.33.5.1')).status).toBe(200);
  });

  it('are mailed to many users of one address, as in a mobile network', async () => {
    for (let minute = 0; minute < 3; minute++) {
      for (let i = 0; i < 15; i++) {
        const { email } = await registered(api.ask);
        expect((await forgot(email, '41.33.7.1')).status).toBe(200);
      }
      api.pass(MINUTE_MS);
    }
  });

  it('cause few notices, however often requested, and none is lost', async () => {
    const { email, password, token } = await confirmed(api);
    const change = (to: string) => {
      const body = posting({ email: to, current_password: password });
      return api.ask.answerOf('changeEmail', '/user/email', as(token, body));
    };
    for (let i = 0; i < 9; i++) {
      await change(`fresh${i}.${email}`);
      api.pass(10_000);
    }
    const notices = async () => (await mailsTo(email)).filter(({ subject }) => subject === 'طلب تغيير بريد حسابك');
    expect(await notices()).toHaveLength(3);
    api.pass(HOUR_MS);
    expect(await notices()).toHaveLength(4);
    expect((await notices()).at(-1)?.plain).toContain(`fresh8.${email}`);
  });

  it('are limited per user, also for taken addresses', async () => {
    const [{ password, token }, other] = [await confirmed(api), await confirmed(api)];
    const codes: string[] = [];
    for (let i = 0; i < 11; i++) {
      const body = posting({ email: other.email, current_password: password });
      codes.push(...(await api.ask.refusalOf('/user/email', as(token, body))).faults);
      api.pass(10_000);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'email_taken /email'), 'too_many_requests']);
  });

  it.each(['known', 'unknown'])('for a password are mailed to an address once a minute, as %s', async (which) => {
    const email = which === 'known' ? (await registered(api.ask)).email : 'nobody.at.all@example.com';
    await forgot(email, '41.33.6.1');
    const refused = await api.ask.refusalOf('/forgot-password', posting({ email }, 'en'));
    expect(refused).toMatchObject({
      status: 429,
      faults: ['retry_too_soon'],
      title: 'Please wait before retrying.',
    });
  });

  it('that could not be queued are reported as not sent', async () => {
    const { email } = await registered(api.ask);
    await sql`alter table job rename to job_away`.execute(api.database.db);
    try {
      const refused = await forgot(email);
      expect([refused.status, await codeOf(refused)]).toEqual([422, 'link_not_sent']);
    } finally {
      await sql`alter table job_away rename to job`.execute(api.database.db);
    }
  });

  it('keep their secrets out of the log', async () => {
    const { email } = await registered(api.ask);
    const token = await tokenTo(email);
    await verified(token);
    await api.ask.request('/email/verify', { ...inEnglish, ...verify(token) });
    expect(api.logged.join('\n')).not.toContain(token);
  });
});
