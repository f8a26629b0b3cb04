import { type Call, calls, LoginAnswer, type Role } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { generateCode } from '../src/accounts/rules/twoFactorRules.ts';
import { createApi } from '../src/composition/createApi.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { propertyId } from './fixtures/properties.ts';
import { newAuthenticator } from './support/authenticator.ts';
import { buildJsonRequest, buildPost, createClient, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createTestLog } from './support/testLog.ts';
import { registerConfirmedUser } from './support/users.ts';

const ORIGIN = 'http://localhost';
const MINUTE_MS = 60_000;

describeEngines('A required second factor of staff', (open) => {
  const api = createFixtureApi(open);
  const lines: string[] = [];
  let app: Hono;
  let client: ReturnType<typeof createClient>;

  beforeAll(() => {
    app = createApi(
      { ...api.services, isSecondFactorRequired: true },
      createTestLog((line, level) => lines.push(`${level} ${line}`)),
    );
    client = createClient(app);
  });

  const createStaff = async (role: Role = 'moderator') => {
    const account = await registerConfirmedUser({ ...api, client });
    await api.database.db.updateTable('app_user').set({ role }).where('email', '=', account.email).execute();
    return account;
  };
  const callConsole = async (token: string) => {
    const response = await client.request('/moderation/people', withToken(token));
    return response.ok ? 'open' : (await response.json()).errors[0].code;
  };
  const fetchProfile = (token: string) => client.fetchData('getProfile', '/user/profile', withToken(token));
  const logIn = async ({ email, password }: { email: string; password: string }) =>
    LoginAnswer.parse(await (await client.request('/login', buildJsonRequest({ email, password }))).json());
  const beginCode = ({ token, password }: { token: string; password: string }) =>
    client.request('/user/two-factor', buildPost(token, { current_password: password }));
  const turnOnCode = async (account: { token: string; password: string }) => {
    const { secret } = (await (await beginCode(account)).json()).data;
    const generateNow = () => generateCode(secret, api.services.clock());
    await client.fetchAnswer(
      'confirmTwoFactor',
      '/user/two-factor/confirm',
      buildPost(account.token, { code: generateNow() }),
    );
    api.advanceTime(MINUTE_MS);
    return generateNow;
  };
  const addPasskey = async ({ token, password }: { token: string; password: string }) => {
    const options = await client.fetchData(
      'beginPasskey',
      '/user/passkeys/options',
      buildPost(token, { current_password: password }),
    );
    const key = newAuthenticator();
    const credential = key.make({ challenge: options.challenge, origin: ORIGIN });
    const { id } = await client.fetchData(
      'addPasskey',
      '/user/passkeys',
      buildPost(token, { name: 'Key', credential }),
    );
    return { key, id, userHandle: options.user.id };
  };

  it('refuses each call of a role until the session has passed one', async () => {
    const account = await createStaff('administrator');
    const violations: string[] = [];
    const staffCalls = Object.entries<Call>(calls).filter(([, { role }]) => role);
    for (const [name, { path, method }] of staffCalls) {
      const init = method === 'GET' ? {} : { ...buildJsonRequest({}), method };
      const response = await client.request(path.replace(/\{\w+\}/g, propertyId(1)), withToken(account.token, init));
      const code = response.ok ? undefined : (await response.json()).errors[0].code;
      if (response.status !== 403 || code !== 'second_factor_required') violations.push(`${name}: ${code}`);
    }
    expect(violations).toEqual([]);
    expect(staffCalls.length).toBeGreaterThan(40);
    expect(await fetchProfile(account.token)).toMatchObject({ role: 'administrator', needs_second_factor: true });
    await turnOnCode(account);
    expect(await callConsole(account.token)).toBe('open');
    expect(await fetchProfile(account.token)).not.toHaveProperty('needs_second_factor');
  });

  it('is passed by a code at the login', async () => {
    const account = await createStaff();
    const generateNow = await turnOnCode(account);
    const answer = await logIn(account);
    const challenge = 'challenge' in answer ? answer.challenge : '';
    const session = await client.fetchAnswer(
      'loginTwoFactor',
      '/login/two-factor',
      buildJsonRequest({ challenge, code: generateNow() }),
    );
    expect(await callConsole(session.token)).toBe('open');
  });

  it('is passed by a passkey, not by the password of an account with a passkey', async () => {
    const account = await createStaff();
    const { key, id, userHandle } = await addPasskey(account);
    expect(await callConsole(account.token)).toBe('open');
    const byPassword = await logIn(account);
    const token = 'token' in byPassword ? byPassword.token : '';
    expect(await callConsole(token)).toBe('second_factor_required');
    const proof = { current_password: account.password };
    for (const [path, init] of [
      ['/user/two-factor', buildJsonRequest(proof)],
      ['/user/passkeys/options', buildJsonRequest(proof)],
      [`/user/passkeys/${id}`, { ...buildJsonRequest(proof), method: 'DELETE' }],
    ] as const)
      expect([path, await client.fetchFaults(path, withToken(token, init))]).toEqual([
        path,
        ['second_factor_required'],
      ]);
    const { challenge } = await client.fetchData('beginPasskeyLogin', '/login/passkey/options', buildJsonRequest({}));
    const credential = key.use({ challenge, origin: ORIGIN, userHandle });
    const byPasskey = await client.fetchAnswer('loginWithPasskey', '/login/passkey', buildJsonRequest({ credential }));
    expect(await callConsole(byPasskey.token)).toBe('open');
  });

  it('is not passed by a setup that began before the owner set one up', async () => {
    const account = await createStaff();
    const byPassword = await logIn(account);
    const token = 'token' in byPassword ? byPassword.token : '';
    const setup = await client.fetchData(
      'beginTwoFactor',
      '/user/two-factor',
      buildPost(token, { current_password: account.password }),
    );
    await addPasskey(account);
    const code = generateCode(setup.secret, api.services.clock());
    expect(await client.fetchFaults('/user/two-factor/confirm', buildPost(token, { code }))).toEqual([
      'second_factor_required',
    ]);
    expect(await callConsole(token)).toBe('second_factor_required');
  });

  it('is lost with the last one of the account', async () => {
    const account = await createStaff();
    const generateNow = await turnOnCode(account);
    const { id } = await addPasskey(account);
    const removal = { ...buildJsonRequest({ current_password: account.password }), method: 'DELETE' };
    expect((await client.request(`/user/passkeys/${id}`, withToken(account.token, removal))).status).toBe(200);
    expect(await callConsole(account.token)).toBe('open');
    const proof = { current_password: account.password, code: generateNow() };
    const turnOff = { ...buildJsonRequest(proof), method: 'DELETE' };
    expect((await client.request('/user/two-factor', withToken(account.token, turnOff))).status).toBe(200);
    expect(await callConsole(account.token)).toBe('second_factor_required');
  });

  it('does not concern users, who are refused as before', async () => {
    const account = await registerConfirmedUser({ ...api, client });
    expect(await callConsole(account.token)).toBe('forbidden');
    expect(await fetchProfile(account.token)).not.toHaveProperty('needs_second_factor');
  });

  it('logs refusals once a minute, with call, user and role', async () => {
    lines.length = 0;
    const [staff, user] = [await createStaff('finance'), await registerConfirmedUser({ ...api, client })];
    for (const token of [staff.token, staff.token, user.token]) await callConsole(token);
    await client.request('/finance/rules', withToken(staff.token));
    const refusals = lines.filter((line) => line.startsWith('warn Refused a call'));
    expect(refusals).toHaveLength(3);
    expect(refusals[0]).toMatch(/"call":"listUsers","code":"forbidden","userId":"[\da-f-]{36}","role":"finance"/);
    expect(refusals[2]).toContain('"call":"getFinanceRules","code":"second_factor_required"');
    expect(refusals.join()).not.toContain('@');
  });
});
