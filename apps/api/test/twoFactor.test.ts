import { LoginAnswer } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { createLoginChallenge } from '../src/accounts/repository/loginChallenges.ts';
import { generateCode } from '../src/accounts/rules/twoFactorRules.ts';
import { generateSecret } from '../src/accounts/services/twoFactorSecrets.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, createConnection, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { registerConfirmedUser } from './support/users.ts';

const HALF_MINUTE_MS = 30_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

describeEngines('Two-factor authentication', (open) => {
  const api = createFixtureApi(open);
  const { subjectsTo: readSubjects, tokenTo: readMailedToken } = createMailbox(api);
  const now = () => api.services.clock();
  const send = (path: string, body: object, token?: string, method = 'POST') =>
    api.client.request(
      path,
      token === undefined ? buildJsonRequest(body) : withToken(token, { ...buildJsonRequest(body), method }),
    );
  const fetchRefusal = (path: string, body: object, token?: string, method = 'POST') =>
    api.client.fetchRefusal(
      path,
      token === undefined ? buildJsonRequest(body) : withToken(token, { ...buildJsonRequest(body), method }),
    );
  const logIn = async ({ email, password }: { email: string; password: string }) =>
    LoginAnswer.parse(await (await send('/login', { email, password })).json());
  const fetchChallenge = async (account: { email: string; password: string }) => {
    const answer = await logIn(account);
    return 'challenge' in answer ? answer.challenge : '';
  };
  const listEventKinds = async (token: string) =>
    (await api.client.fetchData('listAuditEvents', '/user/audit', withToken(token))).map(({ kind }) => kind);
  const fetchTwoFactor = (token: string) => api.client.fetchData('getTwoFactor', '/user/two-factor', withToken(token));

  /** A user with a second factor, a moment after the first code was used. */
  async function createSecuredUser() {
    const account = await registerConfirmedUser(api);
    const proof = { current_password: account.password };
    const setup = await api.client.fetchAnswer('beginTwoFactor', '/user/two-factor', buildPost(account.token, proof));
    const { secret } = setup.data;
    const generateCurrentCode = () => generateCode(secret, now());
    const confirmation = buildPost(account.token, { code: generateCurrentCode() });
    const { data } = await api.client.fetchAnswer('confirmTwoFactor', '/user/two-factor/confirm', confirmation);
    api.advanceTime(MINUTE_MS);
    return { ...account, secret, code: generateCurrentCode, recoveryCodes: data.recovery_codes, setup: setup.data };
  }

  it('is on once a code of the secret is confirmed, and its owner is notified', async () => {
    const account = await registerConfirmedUser(api);
    const proof = { current_password: account.password };
    expect(
      await fetchRefusal('/user/two-factor', { current_password: 'not the password' }, account.token),
    ).toMatchObject({
      status: 400,
      faults: ['wrong_password /current_password'],
    });
    expect((await fetchRefusal('/user/two-factor/confirm', { code: '123456' }, account.token)).faults).toEqual([
      'wrong_code /code',
    ]);
    const setup = await api.client.fetchAnswer('beginTwoFactor', '/user/two-factor', buildPost(account.token, proof));
    expect(setup.data.otpauth_url).toContain(`secret=${setup.data.secret}`);
    expect((await fetchRefusal('/user/two-factor/confirm', { code: '12345' }, account.token)).faults).toEqual([
      'code_invalid /code',
    ]);
    expect(
      (await fetchRefusal('/user/two-factor/confirm', { code: generateCode(generateSecret(), now()) }, account.token))
        .faults,
    ).toEqual(['wrong_code /code']);
    expect(await fetchTwoFactor(account.token)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect('token' in (await logIn(account))).toBe(true);

    // As users type it: in groups, in the digits of their keyboard.
    const arabicDigits = [...generateCode(setup.data.secret, now())]
      .map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)])
      .join('');
    const spacedCode = `${arabicDigits.slice(0, 3)} ${arabicDigits.slice(3)}`;
    expect((await send('/user/two-factor/confirm', { code: spacedCode }, account.token)).status).toBe(200);
    expect(await fetchTwoFactor(account.token)).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect(await listEventKinds(account.token)).toContain('two_factor_on');
    expect(await readSubjects(account.email)).toContain('فُعّل التحقق بخطوتين في حسابك');
    expect((await fetchRefusal('/user/two-factor', proof, account.token)).faults).toEqual(['two_factor_is_on']);
    expect((await fetchRefusal('/user/two-factor/confirm', { code: '123456' }, account.token)).faults).toEqual([
      'two_factor_is_on',
    ]);
  });

  it('asks for a code at the login, and the pending login opens nothing', async () => {
    const account = await createSecuredUser();
    const answer = await logIn(account);
    expect(answer).toEqual({ two_factor_required: true, challenge: expect.stringMatching(/^[\w-]{43}$/) });
    const challenge = 'challenge' in answer ? answer.challenge : '';
    expect(await api.client.fetchStatus('/user/profile', withToken(challenge))).toBe(401);
    const { token, user } = await api.client.fetchAnswer(
      'loginTwoFactor',
      '/login/two-factor',
      buildJsonRequest({ challenge, code: account.code() }),
    );
    expect(user.email).toBe(account.email);
    expect((await listEventKinds(token))[0]).toBe('login');
    // The challenge is used up.
    api.advanceTime(MINUTE_MS);
    expect(await fetchRefusal('/login/two-factor', { challenge, code: account.code() })).toMatchObject({
      status: 410,
      faults: ['challenge_expired'],
    });
  });

  it('refuses a used code, and older ones', async () => {
    const account = await createSecuredUser();
    const used = account.code();
    api.advanceTime(HALF_MINUTE_MS);
    const next = account.code();
    const tryCode = async (code: string) =>
      (await send('/login/two-factor', { challenge: await fetchChallenge(account), code })).status;
    expect(await tryCode(next)).toBe(200);
    expect(await tryCode(next)).toBe(400);
    expect(await tryCode(used)).toBe(400);
    api.advanceTime(HALF_MINUTE_MS);
    expect(await tryCode(account.code())).toBe(200);
  });

  it('admits one of five concurrent logins with the same code', async () => {
    const account = await createSecuredUser();
    const challenge = await fetchChallenge(account);
    const body = { challenge, code: account.code() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('/login/two-factor', body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('accepts each recovery code once', async () => {
    const account = await createSecuredUser();
    expect(new Set(account.recoveryCodes).size).toBe(10);
    const [first = ''] = account.recoveryCodes;
    const typedCode = `${first.slice(0, 4)}-${first.slice(4, 8)}-${first.slice(8)}`.toLowerCase();
    const answer = await send('/login/two-factor', { challenge: await fetchChallenge(account), code: typedCode });
    expect(answer.status).toBe(200);
    const { token } = await answer.json();
    expect((await fetchTwoFactor(token)).recovery_codes_left).toBe(9);
    expect(await listEventKinds(token)).toContain('recovery_code_used');
    expect(
      (await fetchRefusal('/login/two-factor', { challenge: await fetchChallenge(account), code: first })).faults,
    ).toEqual(['wrong_code /code']);
    // A recovery code is valid for its own account only.
    const otherUser = await createSecuredUser();
    const [, second = ''] = account.recoveryCodes;
    expect((await send('/login/two-factor', { challenge: await fetchChallenge(otherUser), code: second })).status).toBe(
      400,
    );
  });

  it('stores hashes of recovery codes and pending logins, and shows the secret once', async () => {
    const account = await createSecuredUser();
    const challenge = await fetchChallenge(account);
    const { db } = api.database;
    const storedRows = JSON.stringify([
      await db.selectFrom('recovery_code').selectAll().execute(),
      await db.selectFrom('login_challenge').selectAll().execute(),
    ]);
    for (const secret of [challenge, ...account.recoveryCodes]) expect(storedRows).not.toContain(secret);
    const answers = await Promise.all(
      ['/user/two-factor', '/user/profile', '/user/audit', '/user/sessions'].map(async (path) =>
        (await api.client.request(path, withToken(account.token))).text(),
      ),
    );
    expect(answers.join()).not.toContain(account.secret);
  });

  it('waits five minutes, and ends with a new password', async () => {
    const account = await createSecuredUser();
    const lateChallenge = await fetchChallenge(account);
    api.advanceTime(5 * MINUTE_MS);
    expect(
      (await fetchRefusal('/login/two-factor', { challenge: lateChallenge, code: account.code() })).faults,
    ).toEqual(['challenge_expired']);
    const challenge = await fetchChallenge(account);
    const change = { password: 'a lattice of cedar', password_confirmation: 'a lattice of cedar' };
    const changeResponse = await send(
      '/user/password',
      { current_password: account.password, ...change },
      account.token,
    );
    expect(changeResponse.status).toBe(200);
    expect((await fetchRefusal('/login/two-factor', { challenge, code: account.code() })).faults).toEqual([
      'challenge_expired',
    ]);
  });

  /** Guesses at a login's code, by default each from a new address and device. */
  function createGuesser(account: Awaited<ReturnType<typeof createSecuredUser>>) {
    let addresses = 0;
    const newAddress = () => `41.34.${Math.floor(++addresses / 250)}.${addresses % 250}`;
    /** The password was correct; its own limits have another test. */
    const newChallenge = async () => {
      const { db } = api.database;
      const { id } = await db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', account.email)
        .executeTakeFirstOrThrow();
      return createLoginChallenge(db, id, now());
    };
    const send = async (options: { code?: string; from?: string; challenge?: string; cookie?: string } = {}) => {
      const { code = '000000', from = newAddress(), challenge = await newChallenge(), cookie } = options;
      const body = buildJsonRequest({ challenge, code });
      const headers = { ...body.headers, ...(cookie && { cookie: `visitor=${cookie}` }) };
      return api.client.request('/login/two-factor', { ...body, headers }, createConnection(from));
    };
    return { send, guess: async (options?: Parameters<typeof send>[0]) => (await send(options)).status };
  }

  it('allows five guesses in half a minute per login and per address', async () => {
    const { guess } = createGuesser(await createSecuredUser());
    const account = await createSecuredUser();
    const challenge = await fetchChallenge(account);
    const loginStatuses = [];
    for (let i = 0; i < 6; i++)
      loginStatuses.push(await createGuesser(account).guess({ challenge, from: `41.33.1.${i}` }));
    expect(loginStatuses).toEqual([400, 400, 400, 400, 400, 429]);
    const addressStatuses = [];
    for (let i = 0; i < 6; i++) addressStatuses.push(await guess({ from: '41.33.2.1' }));
    expect(addressStatuses).toEqual([400, 400, 400, 400, 400, 429]);
    for (let half = 0; half < 4; half++) {
      api.advanceTime(HALF_MINUTE_MS);
      for (let i = 0; i < 5; i++) addressStatuses.push(await guess({ from: '41.33.2.1' }));
    }
    expect(addressStatuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    expect(await guess({ from: '41.33.2.2' })).toBe(400);
  });

  it('does not lock the owner out after 25 wrong codes of a stranger', async () => {
    for (const way of ['app', 'recovery'] as const) {
      const account = await createSecuredUser();
      const { guess } = createGuesser(account);
      for (let i = 0; i < 25; i++) {
        if (i % 5 === 0) api.advanceTime(HALF_MINUTE_MS);
        await guess({ from: '41.33.3.1' });
      }
      const code = way === 'app' ? account.code() : account.recoveryCodes[0];
      expect(await guess({ from: '41.33.3.2', ...(code && { code }) })).toBe(200);
    }
  });

  it('allows thirty guesses an hour across addresses, without locking known devices or recovery codes', async () => {
    const account = await createSecuredUser();
    const { guess, send: sendCode } = createGuesser(account);
    const cookie = 'known-device-of-owner1';
    expect(await guess({ code: account.code(), cookie })).toBe(200);
    api.advanceTime(MINUTE_MS);
    const statuses = [];
    for (let i = 0; i < 60; i++) {
      if (i % 20 === 0) api.advanceTime(HALF_MINUTE_MS);
      statuses.push(await guess());
    }
    // The owner's login, from a new device, was the first of thirty.
    expect(statuses.filter((status) => status === 400)).toHaveLength(29);
    expect(await guess({ code: account.code() })).toBe(429);
    expect(await guess({ code: account.recoveryCodes[0] ?? '' })).toBe(200);
    expect(await guess({ code: account.code(), cookie })).toBe(200);
    // Another user's device is not known to this account.
    api.advanceTime(MINUTE_MS);
    expect(await guess({ code: account.code(), cookie: 'another-device-cookie1' })).toBe(429);
    const answer = await sendCode({ code: account.code() });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(MINUTE_MS / 1000);
    api.advanceTime(HOUR_MS);
    expect(await guess({ code: account.code() })).toBe(200);
  });

  it('resets the counter after a password reset', async () => {
    const account = await createSecuredUser();
    const { guess } = createGuesser(account);
    for (let i = 0; i < 31; i++) {
      if (i % 20 === 0) api.advanceTime(HALF_MINUTE_MS);
      await guess();
    }
    expect(await guess({ code: account.code() })).toBe(429);
    await api.client.fetchAnswer('forgotPassword', '/forgot-password', buildJsonRequest({ email: account.email }));
    const password = 'a lattice of cedar';
    const reset = {
      token: await readMailedToken(account.email),
      email: account.email,
      password,
      password_confirmation: password,
    };
    await api.client.fetchAnswer('resetPassword', '/reset-password', buildJsonRequest(reset));
    api.advanceTime(MINUTE_MS);
    expect(await createGuesser({ ...account, password }).guess({ code: account.code() })).toBe(200);
  });

  it('is turned off with password and code, which also give new recovery codes', async () => {
    const account = await createSecuredUser();
    const { token, password } = account;
    const [old = ''] = account.recoveryCodes;
    const buildBothFactors = (overrides: object = {}) => ({
      current_password: password,
      code: account.code(),
      ...overrides,
    });
    expect(
      (await fetchRefusal('/user/two-factor', buildBothFactors({ code: '000000' }), token, 'DELETE')).faults,
    ).toEqual(['wrong_code /code']);
    expect(
      (await fetchRefusal('/user/two-factor', buildBothFactors({ current_password: 'x' }), token, 'DELETE')).faults,
    ).toEqual(['wrong_password /current_password']);
    const renewalResponse = await send('/user/two-factor/recovery-codes', buildBothFactors(), token);
    const { recovery_codes } = (await renewalResponse.json()).data;
    expect(recovery_codes).not.toContain(old);
    expect((await send('/login/two-factor', { challenge: await fetchChallenge(account), code: old })).status).toBe(400);
    api.advanceTime(MINUTE_MS);
    expect(
      (await send('/user/two-factor', buildBothFactors({ code: recovery_codes[0] }), token, 'DELETE')).status,
    ).toBe(200);
    expect(await fetchTwoFactor(token)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect('token' in (await logIn(account))).toBe(true);
    expect(await listEventKinds(token)).toEqual(
      expect.arrayContaining(['two_factor_failed', 'two_factor_off', 'recovery_codes_renewed']),
    );
    expect(await readSubjects(account.email)).toContain('أُوقف التحقق بخطوتين في حسابك');
    expect((await fetchRefusal('/user/two-factor', buildBothFactors(), token, 'DELETE')).faults).toEqual([
      'two_factor_is_off',
    ]);
  });

  it('is deleted with the account', async () => {
    const account = await createSecuredUser();
    await fetchChallenge(account);
    const deletionResponse = await send('/user', { current_password: account.password }, account.token, 'DELETE');
    expect(deletionResponse.status).toBe(200);
    const { db } = api.database;
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('deleted_at', 'is not', null)
      .orderBy('deleted_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (const table of ['two_factor', 'recovery_code', 'login_challenge'] as const) {
      expect(await db.selectFrom(table).selectAll().where('user_id', '=', id).execute()).toEqual([]);
    }
  });
});
