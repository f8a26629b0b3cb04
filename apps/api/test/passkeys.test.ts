import { expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { newAuthenticator, type SignOptions } from './support/authenticator.ts';
import { buildJsonRequest, buildPost, createConnection, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { registerConfirmedUser, registerUser } from './support/users.ts';

/** Origin of the tests' requests: no proxy, no configured origin. */
const ORIGIN = 'http://localhost';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

describeEngines('Passkeys', (open) => {
  const api = createFixtureApi(open);
  const { subjectsTo: readSubjects, tokenTo: readMailedToken } = createMailbox(api);
  const list = (token: string) => api.client.fetchData('listPasskeys', '/user/passkeys', withToken(token));
  const listEventKinds = async (token: string) =>
    (await api.client.fetchData('listAuditEvents', '/user/audit', withToken(token))).map(({ kind }) => kind);
  const beginCreation = async ({ token, password }: { token: string; password: string }) => {
    const init = buildPost(token, { current_password: password });
    return await api.client.fetchData('beginPasskey', '/user/passkeys/options', init);
  };
  const beginLogin = () => api.client.fetchData('beginPasskeyLogin', '/login/passkey/options', buildJsonRequest({}));
  const sendPasskey = (token: string, credential: object, name = 'My phone') =>
    api.client.fetchRefusal('/user/passkeys', buildPost(token, { name, credential }));
  const addPasskey = (token: string, credential: object, name = 'My phone') =>
    api.client.fetchData('addPasskey', '/user/passkeys', buildPost(token, { name, credential }));
  const logIn = (credential: object) => api.client.request('/login/passkey', buildJsonRequest({ credential }));

  async function createUserWithPasskey() {
    const account = await registerConfirmedUser(api);
    const key = newAuthenticator();
    const { challenge, user } = await beginCreation(account);
    const passkey = await addPasskey(account.token, key.make({ challenge, origin: ORIGIN }));
    return { ...account, key, passkey, userHandle: user.id };
  }

  it('are added with a name, listed, and notified', async () => {
    const account = await registerConfirmedUser(api);
    expect(await list(account.token)).toEqual([]);
    const options = await beginCreation(account);
    expect(options).toMatchObject({
      rp: { name: 'Mashrabiya', id: 'localhost' },
      user: { name: account.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const key = newAuthenticator();
    const passkey = await addPasskey(
      account.token,
      key.make({ challenge: options.challenge, origin: ORIGIN }),
      ' هاتفي ',
    );
    expect(passkey).toMatchObject({ name: 'هاتفي', used_at: null });
    expect(await list(account.token)).toEqual([passkey]);
    expect(await listEventKinds(account.token)).toContain('passkey_added');
    expect(await readSubjects(account.email)).toContain('أُضيف مفتاح مرور إلى حسابك');
    // Existing passkeys are excluded, so that none is created twice.
    expect((await beginCreation(account)).excludeCredentials).toHaveLength(1);
  });

  it('log in without a password, and record their last use', async () => {
    const account = await createUserWithPasskey();
    const { challenge, allowCredentials = [] } = await beginLogin();
    // Does not reveal who has a passkey.
    expect(allowCredentials).toEqual([]);
    api.advanceTime(MINUTE_MS);
    const response = await logIn(account.key.use({ challenge, origin: ORIGIN, userHandle: account.userHandle }));
    expect(response.status).toBe(200);
    const { token, user } = await response.json();
    expect(user.email).toBe(account.email);
    expect((await list(token))[0]?.used_at).toBe(api.services.clock().toISOString());
    expect((await listEventKinds(token))[0]).toBe('login');
  });

  it.each<[string, (right: SignOptions) => SignOptions]>([
    ['for another site', (right) => ({ ...right, origin: 'https://mashrabiya.example.com' })],
    ['by a page of another site', (right) => ({ ...right, origin: 'http://localhost.example.com', rpId: 'localhost' })],
    ['for another party', (right) => ({ ...right, rpId: 'example.com' })],
    ['with an unknown challenge', (right) => ({ ...right, challenge: 'x'.repeat(43) })],
    ['without user verification', (right) => ({ ...right, isUserVerified: false })],
    ['with another user’s handle', (right) => ({ ...right, userHandle: Buffer.from('another').toString('base64url') })],
    ['with a decreasing counter', (right) => ({ ...right, counter: 0 })],
  ])('refuse a login %s', async (_, falsify) => {
    const account = await createUserWithPasskey();
    const first = await beginLogin();
    const validOptions = { origin: ORIGIN, userHandle: account.userHandle };
    expect((await logIn(account.key.use({ ...validOptions, challenge: first.challenge }))).status).toBe(200);
    const { challenge } = await beginLogin();
    // Separates the time of the failed login from that of the login before.
    api.advanceTime(1);
    const refusedResponse = await logIn(account.key.use(falsify({ ...validOptions, challenge })));
    expect(refusedResponse.status).toBe(422);
    expect((await refusedResponse.json()).errors[0].code).toBe('passkey_refused');
    expect((await listEventKinds(account.token))[0]).toBe('login_failed');
  });

  it('refuse a login with another or an unknown key', async () => {
    const account = await createUserWithPasskey();
    const stranger = newAuthenticator();
    const { challenge } = await beginLogin();
    const credential = stranger.use({ challenge, origin: ORIGIN });
    expect((await logIn(credential)).status).toBe(422);
    const { id, rawId } = account.key.use({ challenge, origin: ORIGIN });
    expect((await logIn({ ...credential, id, rawId })).status).toBe(422);
  });

  it('sign a challenge once, within five minutes, for its purpose', async () => {
    const account = await createUserWithPasskey();
    const { challenge } = await beginLogin();
    const signing = { challenge, origin: ORIGIN };
    expect((await logIn(account.key.use(signing))).status).toBe(200);
    expect((await logIn(account.key.use(signing))).status).toBe(422);
    const lateLogin = await beginLogin();
    api.advanceTime(5 * MINUTE_MS);
    expect((await logIn(account.key.use({ ...signing, challenge: lateLogin.challenge }))).status).toBe(422);
    // A challenge for a new passkey is invalid for a login, and the reverse.
    const creationOptions = await beginCreation(account);
    expect((await logIn(account.key.use({ ...signing, challenge: creationOptions.challenge }))).status).toBe(422);
    const loginRequest = await beginLogin();
    const wrongCredential = newAuthenticator().make({ ...signing, challenge: loginRequest.challenge });
    expect((await sendPasskey(account.token, wrongCredential)).faults).toEqual(['passkey_refused']);
  });

  it('are refused with a challenge of another user or site, unverified, or twice', async () => {
    const account = await registerConfirmedUser(api);
    const otherUser = await registerConfirmedUser(api);
    const key = newAuthenticator();
    const invalidSignings: Partial<SignOptions>[] = [
      { challenge: (await beginCreation(otherUser)).challenge },
      { origin: 'https://mashrabiya.example.com' },
      { isUserVerified: false },
    ];
    for (const lie of invalidSignings) {
      const { challenge } = await beginCreation(account);
      expect((await sendPasskey(account.token, key.make({ challenge, origin: ORIGIN, ...lie }))).faults).toEqual([
        'passkey_refused',
      ]);
    }
    const { challenge } = await beginCreation(account);
    await addPasskey(account.token, key.make({ challenge, origin: ORIGIN }));
    const secondCreation = await beginCreation(otherUser);
    expect(
      (await sendPasskey(otherUser.token, key.make({ challenge: secondCreation.challenge, origin: ORIGIN }))).faults,
    ).toEqual(['passkey_refused']);
    expect(await list(otherUser.token)).toEqual([]);
  });

  it('need a confirmed address, and are removed by its reset', async () => {
    const account = await registerUser(api.client);
    const options = await api.client.fetchRefusal(
      '/user/passkeys/options',
      buildPost(account.token, { current_password: account.password }),
    );
    expect(options).toMatchObject({ status: 409, faults: ['email_unconfirmed'] });
    const proof = buildPost(account.token, { current_password: account.password });
    expect(await api.client.fetchFaults('/user/two-factor', proof)).toEqual(['email_unconfirmed']);

    // An account registered with another user's address, from before unconfirmed accounts were refused a second factor.
    const { db } = api.database;
    const stranger = await createUserWithPasskey();
    const { id } = await db
      .updateTable('app_user')
      .set({ email_verified_at: null })
      .where('email', '=', stranger.email)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('two_factor')
      .values({ user_id: id, secret: 'A'.repeat(32), created_at: new Date(), confirmed_at: new Date() })
      .execute();
    await db
      .insertInto('identity')
      .values({ issuer: 'theirs', subject: id, user_id: id, created_at: new Date() })
      .execute();
    api.advanceTime(MINUTE_MS);
    await api.client.fetchAnswer('forgotPassword', '/forgot-password', buildJsonRequest({ email: stranger.email }));
    const token = await readMailedToken(stranger.email);
    const password = 'the owner of the mailbox';
    const body = { token, email: stranger.email, password, password_confirmation: password };
    await api.client.fetchAnswer('resetPassword', '/reset-password', buildJsonRequest(body));
    const { challenge } = await beginLogin();
    const credential = stranger.key.use({ challenge, origin: ORIGIN, userHandle: stranger.userHandle });
    expect((await logIn(credential)).status).toBe(422);
    for (const table of ['passkey', 'two_factor', 'identity'] as const) {
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([]);
    }
    expect(
      await (await api.client.request('/login', buildJsonRequest({ email: stranger.email, password }))).json(),
    ).toHaveProperty('token');
  });

  it('are added and removed with the password, by their owner only', async () => {
    const account = await createUserWithPasskey();
    const otherUser = await registerConfirmedUser(api);
    const path = `/user/passkeys/${account.passkey.id}`;
    const remove = (token: string, current_password: string) =>
      api.client.fetchRefusal(path, withToken(token, { ...buildJsonRequest({ current_password }), method: 'DELETE' }));
    const begin = buildPost(account.token, { current_password: 'not the password' });
    expect(await api.client.fetchFaults('/user/passkeys/options', begin)).toEqual(['wrong_password /current_password']);
    expect((await remove(account.token, 'not the password')).faults).toEqual(['wrong_password /current_password']);
    expect(await remove(otherUser.token, otherUser.password)).toMatchObject({ status: 404 });
    const init = { ...buildJsonRequest({ current_password: account.password }), method: 'DELETE' };
    await api.client.fetchAnswer('removePasskey', path, withToken(account.token, init));
    expect(await list(account.token)).toEqual([]);
    expect(await readSubjects(account.email)).toContain('حُذف مفتاح مرور من حسابك');
    const { challenge } = await beginLogin();
    expect((await logIn(account.key.use({ challenge, origin: ORIGIN }))).status).toBe(422);
  });

  it('allow twenty tries in half a minute per address', async () => {
    const { challenge } = await beginLogin();
    const credential = newAuthenticator().use({ challenge, origin: ORIGIN });
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      const forgedCredential = {
        ...buildJsonRequest({ credential }),
        headers: { ...buildJsonRequest({}).headers, 'x-forwarded-for': `41.9.${i}.1` },
      };
      statuses.push(
        (await api.client.request('/login/passkey', forgedCredential, createConnection('41.35.1.1'))).status,
      );
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    api.advanceTime(HOUR_MS);
  });

  it('are deleted with the account', async () => {
    const account = await createUserWithPasskey();
    const init = { ...buildJsonRequest({ current_password: account.password }), method: 'DELETE' };
    await api.client.fetchAnswer('deleteAccount', '/user', withToken(account.token, init));
    const { challenge } = await beginLogin();
    expect((await logIn(account.key.use({ challenge, origin: ORIGIN }))).status).toBe(422);
  });
});
