import { LoginAnswer } from '@mashrabiya/contract';
import { beforeAll, expect, it } from 'vitest';
import { createApi } from '../src/composition/createApi.ts';
import { NO_LOG } from '../src/core/log.ts';
import { IdentityProviders } from '../src/openid/IdentityProviders.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { newAuthenticator } from './support/authenticator.ts';
import { buildFormRequest, buildJsonRequest, buildPost, createClient, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { startIdentityProvider } from './support/identityProvider.ts';
import { createMailbox } from './support/mailbox.ts';
import { registerConfirmedUser } from './support/users.ts';

const ORIGIN = 'http://localhost';
const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'a lattice of cedar';
const NO_PASSWORD = { current_password: null };
const LINKED_SUBJECT = 'طريقة دخول جديدة إلى حسابك';
const UNLINKED_SUBJECT = 'أُلغي ربط حساب للدخول';

describeBothEngines('Login methods', (open) => {
  const api = createFixtureApi(open);
  const { subjectsTo: readSubjects, tokenTo: readMailedToken, mailsTo: readMails } = createMailbox(api);
  const google = startIdentityProvider('google', () => api.services.clock());
  let client: ReturnType<typeof createClient>;
  let userCount = 0;
  beforeAll(() => {
    const identityProviders = new IdentityProviders([google.provider]);
    client = createClient(createApi({ ...api.services, identityProviders }, NO_LOG));
  });

  const createIdToken = async (email: string, sub = email) => {
    const { nonce } = await client.fetchData('beginProviderLogin', '/auth/nonce', buildJsonRequest({}));
    return google.createToken({ sub, email, name: 'Nadia Samir', nonce });
  };
  const loginWithGoogle = async (email: string, sub = email) =>
    client.request('/auth/google', {
      method: 'POST',
      body: new URLSearchParams({ id_token: await createIdToken(email, sub) }),
    });
  const readToken = async (response: Response) => {
    const answer = LoginAnswer.parse(await response.json());
    return 'token' in answer ? answer.token : '';
  };
  const registerByGoogle = async () => {
    const email = `google${++userCount}@example.com`;
    return { email, token: await readToken(await loginWithGoogle(email)) };
  };
  /** A user with a password and a linked Google identity. */
  const createUserWithBoth = async () => {
    const user = await registerConfirmedUser(api);
    await loginWithGoogle(user.email);
    return user;
  };
  const fetchMethods = (token: string) => client.fetchData('getLoginMethods', '/user/login-methods', withToken(token));
  const send = (path: string, token: string, body: object, method = 'POST') =>
    client.request(path, withToken(token, { ...buildJsonRequest(body), method }));
  const getErrorCode = async (response: Response) => (response.ok ? 'ok' : (await response.json()).errors[0].code);
  const unlink = async (token: string, proof: object, id?: string) =>
    send(`/user/identities/${id ?? (await fetchMethods(token)).identities[0]?.id}`, token, proof, 'DELETE');
  const confirm = async ({ email, token }: { email: string; token: string }) =>
    send('/user/confirmation/provider', token, { id_token: await createIdToken(email) });
  const fetchProfile = (token: string) => client.fetchData('getProfile', '/user/profile', withToken(token));
  const listEventKinds = async (token: string) =>
    (await client.fetchData('listAuditEvents', '/user/audit', withToken(token))).map(({ kind }) => kind);
  const newPassword = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  const changeEmail = async (token: string, email: string, proof: object) => {
    expect(await getErrorCode(await send('/user/email', token, { email, ...proof }))).toBe('ok');
    await client.fetchAnswer('verifyEmail', '/email/verify', buildJsonRequest({ token: await readMailedToken(email) }));
  };
  const addPasskey = async (token: string, proof: object) => {
    const key = newAuthenticator();
    const { challenge } = await client.fetchData('beginPasskey', '/user/passkeys/options', buildPost(token, proof));
    const credential = key.make({ challenge, origin: ORIGIN });
    const { data } = await client.fetchAnswer(
      'addPasskey',
      '/user/passkeys',
      buildPost(token, { name: 'A phone', credential }),
    );
    const createPasskeyRequest = async () => {
      const request = (await client.fetchAnswer('beginPasskeyLogin', '/login/passkey/options', buildJsonRequest({})))
        .data;
      return { credential: key.use({ challenge: request.challenge, origin: ORIGIN }) };
    };
    return { id: data.id, use: createPasskeyRequest };
  };

  it('are listed with provider, address and date', async () => {
    const googleUser = await registerByGoogle();
    const since = api.services.clock().toISOString();
    expect(await fetchMethods(googleUser.token)).toEqual({
      has_password: false,
      identities: [{ id: expect.any(String), provider: 'google', email: googleUser.email, linked_at: since }],
    });
    const user = await registerConfirmedUser(api);
    expect(await fetchMethods(user.token)).toEqual({ has_password: true, identities: [] });
    await loginWithGoogle(user.email);
    expect((await fetchMethods(user.token)).identities).toMatchObject([{ provider: 'google', email: user.email }]);
    expect(await readSubjects(user.email)).toContain(LINKED_SUBJECT);
  });

  it('update the address of an older link at its next login', async () => {
    const { email, token } = await registerByGoogle();
    const { db } = api.database;
    await db.updateTable('identity').set({ email: null }).where('subject', '=', email).execute();
    expect((await fetchMethods(token)).identities).toMatchObject([{ email: null }]);
    await loginWithGoogle(email);
    expect((await fetchMethods(token)).identities).toMatchObject([{ email }]);
  });

  it('are unlinked with the password, which ends other sessions and sends a mail', async () => {
    const user = await createUserWithBoth();
    const otherToken = await readToken(await loginWithGoogle(user.email));
    expect(await getErrorCode(await unlink(user.token, { current_password: 'wrong one' }))).toBe('wrong_password');
    expect(await getErrorCode(await unlink(user.token, NO_PASSWORD))).toBe('current_password_required');
    const stranger = await registerConfirmedUser(api);
    const { id } = (await fetchMethods(user.token)).identities[0] ?? { id: '' };
    expect(await getErrorCode(await unlink(stranger.token, { current_password: stranger.password }, id))).toBe(
      'not_found',
    );
    expect(await getErrorCode(await unlink(user.token, { current_password: user.password }))).toBe('ok');
    expect((await fetchMethods(user.token)).identities).toEqual([]);
    expect(await client.fetchStatus('/user/profile', withToken(otherToken))).toBe(401);
    expect(await readSubjects(user.email)).toContain(UNLINKED_SUBJECT);
    expect(await listEventKinds(user.token)).toContain('identity_unlinked');
  });

  it('keep the last one', async () => {
    const user = await registerByGoogle();
    await confirm(user);
    expect(await getErrorCode(await unlink(user.token, NO_PASSWORD))).toBe('last_login_method');
    const passkey = await addPasskey(user.token, NO_PASSWORD);
    expect(await getErrorCode(await unlink(user.token, NO_PASSWORD))).toBe('ok');
    expect(await getErrorCode(await send(`/user/passkeys/${passkey.id}`, user.token, NO_PASSWORD, 'DELETE'))).toBe(
      'last_login_method',
    );
  });

  it('keep one of two that are unlinked at once', async () => {
    const user = await registerByGoogle();
    await confirm(user);
    await loginWithGoogle(user.email, `${user.email} twice`);
    const { identities } = await fetchMethods(user.token);
    expect(identities).toHaveLength(2);
    const answers = await Promise.all(identities.map(({ id }) => unlink(user.token, NO_PASSWORD, id)));
    expect((await Promise.all(answers.map(getErrorCode))).sort()).toEqual(['last_login_method', 'ok']);
  });

  it('of the old address end after a confirmed change of address, which mails both', async () => {
    const user = await createUserWithBoth();
    const email = `new.${user.email}`;
    await changeEmail(user.token, email, { current_password: user.password });
    expect((await fetchMethods(user.token)).identities).toEqual([]);
    expect(await readSubjects(user.email)).toContain(UNLINKED_SUBJECT);
    // The holder of the old address cannot log in, and gets a new account.
    expect((await fetchProfile(await readToken(await loginWithGoogle(user.email)))).email).toBe(user.email);
    expect((await fetchProfile(user.token)).email).toBe(email);
  });

  it('end with a password reset; a link of the account’s own mailbox returns automatically', async () => {
    const user = await createUserWithBoth();
    const attacker = await readToken(await loginWithGoogle(user.email));
    await readMails(user.email);
    await client.fetchAnswer('forgotPassword', '/forgot-password', buildJsonRequest({ email: user.email }));
    const token = await readMailedToken(user.email);
    await client.fetchAnswer(
      'resetPassword',
      '/reset-password',
      buildJsonRequest({ token, email: user.email, ...newPassword }),
    );
    expect(await client.fetchStatus('/user/profile', withToken(attacker))).toBe(401);
    const { db } = api.database;
    const linkedQuery = db.selectFrom('identity').select('id').where('subject', '=', user.email);
    expect(await linkedQuery.execute()).toEqual([]);
    expect(await getErrorCode(await loginWithGoogle(user.email))).toBe('ok');
  });

  it('of an account without a password follow it to another address until a password is set', async () => {
    const user = await registerByGoogle();
    await confirm(user);
    const email = `new.${user.email}`;
    await changeEmail(user.token, email, NO_PASSWORD);
    expect((await fetchMethods(user.token)).identities).toMatchObject([{ email: user.email }]);
    expect(await getErrorCode(await send('/user/password', user.token, { ...NO_PASSWORD, ...newPassword }))).toBe('ok');
    expect(await fetchMethods(user.token)).toEqual({ has_password: true, identities: [] });
    expect(await readSubjects(user.email)).toContain(UNLINKED_SUBJECT);
    expect(await readSubjects(email)).toContain(UNLINKED_SUBJECT);
    expect((await fetchProfile(await readToken(await loginWithGoogle(user.email)))).email).toBe(user.email);
  });

  it('confirm password-protected actions of an account without one, for ten minutes', async () => {
    const user = await registerByGoogle();
    const change = () => send('/user/password', user.token, { ...NO_PASSWORD, ...newPassword });
    const remove = () => send('/user', user.token, NO_PASSWORD, 'DELETE');
    for (const refused of [await change(), await remove()])
      expect(await getErrorCode(refused)).toBe('reauthentication_required');
    // Another provider account or another session confirms nothing.
    const otherUser = await registerByGoogle();
    expect(await getErrorCode(await confirm({ email: otherUser.email, token: user.token }))).toBe(
      'identity_not_linked',
    );
    await confirm({ email: user.email, token: await readToken(await loginWithGoogle(user.email)) });
    expect(await getErrorCode(await remove())).toBe('reauthentication_required');
    await confirm(user);
    api.advanceTime(10 * MINUTE_MS);
    expect(await getErrorCode(await remove())).toBe('reauthentication_required');
    await confirm(user);
    expect(await getErrorCode(await send('/user/two-factor', user.token, NO_PASSWORD))).toBe('ok');
    expect(await getErrorCode(await remove())).toBe('ok');
  });

  it('confirm a change of an existing number if there is no password', async () => {
    const user = await registerByGoogle();
    const setPhone = (phone: string) => send('/user/phone', user.token, { phone });
    expect(await getErrorCode(await setPhone('01000007101'))).toBe('ok');
    expect(await getErrorCode(await setPhone('01000007102'))).toBe('reauthentication_required');
    const form = buildFormRequest({ name: 'Nadia', phone: '01000007102' });
    expect(await client.fetchFaults('/user/profile', withToken(user.token, form))).toEqual([
      'reauthentication_required',
    ]);
    await confirm(user);
    expect(await getErrorCode(await client.request('/user/profile', withToken(user.token, form)))).toBe('ok');
    expect((await fetchProfile(user.token)).phone).toBe('01000007102');
  });

  it('confirm by a passkey of the account', async () => {
    const user = await registerByGoogle();
    await confirm(user);
    const passkey = await addPasskey(user.token, NO_PASSWORD);
    api.advanceTime(10 * MINUTE_MS);
    const otherUser = await registerByGoogle();
    const confirmBy = async (token: string) => send('/user/confirmation/passkey', token, await passkey.use());
    expect(await getErrorCode(await confirmBy(otherUser.token))).toBe('passkey_refused');
    const used = await passkey.use();
    expect(await getErrorCode(await send('/user/confirmation/passkey', user.token, used))).toBe('ok');
    expect(await getErrorCode(await send('/user/confirmation/passkey', user.token, used))).toBe('passkey_refused');
    expect(await getErrorCode(await send('/user/password', user.token, { ...NO_PASSWORD, ...newPassword }))).toBe('ok');
  });

  it('confirm nothing for an account with a password', async () => {
    const user = await createUserWithBoth();
    await confirm(user);
    const refusedResponse = await send('/user', user.token, NO_PASSWORD, 'DELETE');
    expect(await getErrorCode(refusedResponse)).toBe('current_password_required');
  });
});
