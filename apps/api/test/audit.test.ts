import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { mailbox } from './support/mailbox.ts';
import { confirmed, newUser, registered } from './support/users.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const YEAR_MS = 365 * 86_400_000;
const FRESH = 'a lattice of cedar';

interface CallOptions {
  token?: string;
  method?: string;
  agent?: string;
}

describeEngines('The audit log', (open) => {
  const api = fixtureApi(open);
  const { mailsTo, subjectsTo, tokenTo } = mailbox(api);
  const events = async (token: string) => (await api.ask.answerOf('listAuditEvents', '/user/audit', as(token))).data;
  const kinds = async (token: string) => (await events(token)).map(({ kind }) => kind);
  /** A call from a device, a moment after the previous one. */
  const call = (path: string, body: object, { token, method = 'POST', agent = FIREFOX }: CallOptions = {}) => {
    api.pass(1);
    const { headers, ...init } = posting(body);
    const from = { ...init, method, headers: { ...headers, 'user-agent': agent } };
    return api.ask.request(path, token === undefined ? from : as(token, from));
  };
  const rows = (where: string | null) => {
    const all = api.database.db.selectFrom('audit_event').select('kind');
    return (where === null ? all.where('user_id', 'is', null) : all.where('user_id', '=', where)).execute();
  };

  it('records events of an account with time and device, for its owner only', async () => {
    const { email, password, token } = await registered(api.ask);
    await call('/email/verify', { token: await tokenTo(email) });
    expect((await call('/login', { email, password: 'not the password' })).status).toBe(401);
    const { token: other } = await (await call('/login', { email, password })).json();
    await call('/user/sessions', {}, { token: other, method: 'DELETE' });
    const change = { password: FRESH, password_confirmation: FRESH };
    await call('/user/password', { current_password: 'not the password', ...change }, { token: other });
    await call('/user/password', { current_password: password, ...change }, { token: other });
    const next = newUser().email;
    await call('/user/email', { email: next, current_password: FRESH }, { token: other });
    await call('/email/verify', { token: await tokenTo(next) });
    await call('/forgot-password', { email: next });
    const reset = { token: await tokenTo(next), email: next, password, password_confirmation: password };
    await call('/reset-password', reset);
    const { token: last } = await (await call('/login', { email: next, password })).json();
    expect(await kinds(last)).toEqual([
      'login',
      'password_reset',
      'email_changed',
      'email_change_asked',
      'password_changed',
      'password_failed',
      'sessions_ended',
      'login',
      'login_failed',
      'email_verified',
      'registered',
    ]);
    const [newest] = await events(last);
    expect(newest).toMatchObject({ device: 'Firefox, Windows', created_at: api.services.clock().toISOString() });
    expect((await api.ask.request('/user/audit', as(token))).status).toBe(401);
    const stranger = await registered(api.ask);
    expect(await kinds(stranger.token)).toEqual(['registered']);
  });

  it('notifies the owner of a login on a new device once the mailbox is confirmed', async () => {
    const { email, password } = await registered(api.ask);
    await call('/login', { email, password });
    expect(await subjectsTo(email)).toEqual(['أكّد بريدك الإلكتروني']);
    await call('/email/verify', { token: await tokenTo(email) });
    for (const agent of [FIREFOX, IPHONE, IPHONE, 'curl/8.5.0', FIREFOX])
      await call('/login', { email, password }, { agent });
    const notices = (await mailsTo(email)).filter(({ subject }) => subject === 'دخول إلى حسابك من جهاز جديد');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.plain).toContain('Safari, iPhone');
    expect(notices[0]?.plain).toContain('http://localhost/profile');
  });

  it('keeps events of a deleted account', async () => {
    const { email, password, token } = await registered(api.ask);
    const { db } = api.database;
    const { id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await call('/user', { current_password: password }, { token, method: 'DELETE' });
    expect(await rows(id)).toEqual(expect.arrayContaining([{ kind: 'registered' }, { kind: 'account_deleted' }]));
  });

  it('records a failed login for an unknown account too, so that it takes as long', async () => {
    const before = (await rows(null)).length;
    await call('/login', { email: 'nobody@example.com', password: 'any password' });
    expect(await rows(null)).toHaveLength(before + 1);
  });

  it('records nothing for a failed call', async () => {
    const { email, password, token } = await registered(api.ask);
    const other = await confirmed(api);
    await call('/user/email', { email: other.email, current_password: password }, { token });
    await call('/reset-password', { token, email, password: FRESH, password_confirmation: FRESH });
    expect(await kinds(token)).toEqual(['registered']);
  });

  it('deletes events after a year', async () => {
    const { email, password } = await registered(api.ask);
    api.pass(YEAR_MS);
    for (let i = 0; i < 5; i++) await registered(api.ask);
    const { token } = await (await call('/login', { email, password })).json();
    expect(await kinds(token)).toEqual(['login']);
  });
});
