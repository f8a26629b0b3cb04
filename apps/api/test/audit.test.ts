import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { newUser, registerConfirmedUser, registerUser } from './support/users.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const NEW_PASSWORD = 'a lattice of cedar';

interface CallOptions {
  token?: string;
  method?: string;
  agent?: string;
}

describeEngines('The audit log', (open) => {
  const api = createFixtureApi(open);
  const { mailsTo: readMails, subjectsTo: readSubjects, tokenTo: readMailedToken } = createMailbox(api);
  const fetchEvents = (token: string) => api.client.fetchData('listAuditEvents', '/user/audit', withToken(token));
  const fetchEventKinds = async (token: string) => (await fetchEvents(token)).map(({ kind }) => kind);
  /** A call from a device, a moment after the previous one. */
  const sendRequest = (path: string, body: object, { token, method = 'POST', agent = FIREFOX }: CallOptions = {}) => {
    api.advanceTime(1);
    const { headers, ...init } = buildJsonRequest(body);
    const from = { ...init, method, headers: { ...headers, 'user-agent': agent } };
    return api.client.request(path, token === undefined ? from : withToken(token, from));
  };
  const countEvents = (userId: string | null) => {
    const eventQuery = api.database.db.selectFrom('audit_event').select('kind');
    return (
      userId === null ? eventQuery.where('user_id', 'is', null) : eventQuery.where('user_id', '=', userId)
    ).execute();
  };

  it('records events of an account with time and device, for its owner only', async () => {
    const { email, password, token } = await registerUser(api.client);
    await sendRequest('/email/verify', { token: await readMailedToken(email) });
    expect((await sendRequest('/login', { email, password: 'not the password' })).status).toBe(401);
    const { token: otherToken } = await (await sendRequest('/login', { email, password })).json();
    await sendRequest('/user/sessions', {}, { token: otherToken, method: 'DELETE' });
    const change = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    await sendRequest('/user/password', { current_password: 'not the password', ...change }, { token: otherToken });
    await sendRequest('/user/password', { current_password: password, ...change }, { token: otherToken });
    const next = newUser().email;
    await sendRequest('/user/email', { email: next, current_password: NEW_PASSWORD }, { token: otherToken });
    await sendRequest('/email/verify', { token: await readMailedToken(next) });
    await sendRequest('/forgot-password', { email: next });
    const resetInput = { token: await readMailedToken(next), email: next, password, password_confirmation: password };
    await sendRequest('/reset-password', resetInput);
    const { token: last } = await (await sendRequest('/login', { email: next, password })).json();
    expect(await fetchEventKinds(last)).toEqual([
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
    const [newest] = await fetchEvents(last);
    expect(newest).toMatchObject({ device: 'Firefox, Windows', created_at: api.services.clock().toISOString() });
    expect(await api.client.fetchStatus('/user/audit', withToken(token))).toBe(401);
    const stranger = await registerUser(api.client);
    expect(await fetchEventKinds(stranger.token)).toEqual(['registered']);
  });

  it('notifies the owner of a login on a new device once the mailbox is confirmed', async () => {
    const { email, password } = await registerUser(api.client);
    await sendRequest('/login', { email, password });
    expect(await readSubjects(email)).toEqual(['أكّد بريدك الإلكتروني']);
    await sendRequest('/email/verify', { token: await readMailedToken(email) });
    for (const agent of [FIREFOX, IPHONE, IPHONE, 'curl/8.5.0', FIREFOX])
      await sendRequest('/login', { email, password }, { agent });
    const notices = (await readMails(email)).filter(({ subject }) => subject === 'دخول إلى حسابك من جهاز جديد');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.plain).toContain('Safari, iPhone');
    expect(notices[0]?.plain).toContain('http://localhost/profile?tab=security');
  });

  it('keeps events of a deleted account', async () => {
    const { email, password, token } = await registerUser(api.client);
    const { db } = api.database;
    const { id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await sendRequest('/user', { current_password: password }, { token, method: 'DELETE' });
    expect(await countEvents(id)).toEqual(
      expect.arrayContaining([{ kind: 'registered' }, { kind: 'account_deleted' }]),
    );
  });

  it('records a failed login for an unknown account too, so that it takes as long', async () => {
    const countBefore = (await countEvents(null)).length;
    await sendRequest('/login', { email: 'nobody@example.com', password: 'any password' });
    expect(await countEvents(null)).toHaveLength(countBefore + 1);
  });

  it('records nothing for a failed call', async () => {
    const { email, password, token } = await registerUser(api.client);
    const otherUser = await registerConfirmedUser(api);
    await sendRequest('/user/email', { email: otherUser.email, current_password: password }, { token });
    await sendRequest('/reset-password', { token, email, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD });
    expect(await fetchEventKinds(token)).toEqual(['registered']);
  });
});
