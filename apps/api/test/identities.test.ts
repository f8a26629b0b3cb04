import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LoginAnswer } from '@mashrabiya/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { generateCode } from '../src/accounts/rules/twoFactorRules.ts';
import { createApi } from '../src/composition/createApi.ts';
import { NO_LOG } from '../src/core/log.ts';
import { IdentityProviders } from '../src/openid/IdentityProviders.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, createClient, createConnection, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { AUDIENCE, type Claims, startIdentityProvider } from './support/identityProvider.ts';
import { createMailbox } from './support/mailbox.ts';
import { createTestLog } from './support/testLog.ts';
import { registerUser } from './support/users.ts';

const MINUTE_MS = 60_000;
const FORGERY_COUNT = 1000;

describeEngines('A login with a provider', (open) => {
  const api = createFixtureApi(open);
  const { tokenTo: readMailedToken, subjectsTo: readSubjects } = createMailbox(api);
  const now = () => api.services.clock();
  const google = startIdentityProvider('google', now);
  const apple = startIdentityProvider('apple', now);
  let client: ReturnType<typeof createClient>;
  let userCount = 0;

  beforeAll(() => {
    const identityProviders = new IdentityProviders([google.provider, apple.provider]);
    const log = createTestLog((line) => api.logged.push(line));
    client = createClient(createApi({ ...api.services, identityProviders }, log));
  });

  const fetchNonce = async () =>
    (await client.fetchData('beginProviderLogin', '/auth/nonce', buildJsonRequest({}))).nonce;
  const buildForm = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const send = (id_token: string, env?: object) => client.request('/auth/google', buildForm({ id_token }), env);
  const getErrorCode = async (response: Response) => (response.ok ? 'ok' : (await response.json()).errors[0].code);
  /** Claims of a user at a provider, with a nonce of ours. */
  const buildClaims = async (overrides: Claims = {}) => {
    const sub = `subject-${++userCount}`;
    return { sub, email: `${sub}@example.com`, name: 'Nadia Samir', nonce: await fetchNonce(), ...overrides };
  };
  const logIn = async (overrides: Claims = {}, provider = google) =>
    send(await provider.createToken(await buildClaims(overrides)));
  const readToken = async (response: Response) => {
    const answer = LoginAnswer.parse(await response.json());
    return 'token' in answer ? answer.token : '';
  };
  const fetchProfile = (token: string) => client.fetchData('getProfile', '/user/profile', withToken(token));
  const createVerifiedUser = async () => {
    const user = await registerUser(client);
    await client.fetchAnswer(
      'verifyEmail',
      '/email/verify',
      buildJsonRequest({ token: await readMailedToken(user.email) }),
    );
    return user;
  };

  it('creates an account if there is none, and finds it again by issuer and subject', async () => {
    const first = await logIn({ sub: 'new-one', email: 'New.One@Example.com' });
    expect(await fetchProfile(await readToken(first))).toMatchObject({
      name: 'Nadia Samir',
      email: 'new.one@example.com',
      email_verified: true,
      phone: '',
    });
    // The same user logs in again with another address.
    const secondLogin = await logIn({ sub: 'new-one', email: 'other@example.com' });
    expect((await fetchProfile(await readToken(secondLogin))).email).toBe('new.one@example.com');
    expect(await readSubjects('new.one@example.com')).toEqual(['أهلًا بك في مشربية']);
    // The same subject at another provider is another user.
    const otherSession = await logIn({ sub: 'new-one', email: 'apple@example.com', email_verified: 'true' }, apple);
    expect((await fetchProfile(await readToken(otherSession))).email).toBe('apple@example.com');
  });

  it('opens the account of the address if both sides have verified it', async () => {
    const user = await createVerifiedUser();
    const token = await readToken(await logIn({ email: user.email.toUpperCase() }));
    expect((await fetchProfile(token)).email).toBe(user.email);
    expect(await readSubjects(user.email)).toContain('طريقة دخول جديدة إلى حسابك');
    const { data } = await client.fetchAnswer('listAuditEvents', '/user/audit', withToken(token));
    expect(data.map(({ kind }) => kind)).toContain('identity_linked');
  });

  it('is refused if one side has not verified it', async () => {
    const stranger = await registerUser(client);
    expect(await getErrorCode(await logIn({ email: stranger.email }))).toBe('identity_unconfirmed');
    const user = await createVerifiedUser();
    for (const email_verified of [false, 'false', undefined])
      expect(await getErrorCode(await logIn({ email: user.email, email_verified }))).toBe('identity_unverified');
    expect(await getErrorCode(await logIn({ email: undefined }))).toBe('identity_unverified');
  });

  it('needs our nonce, once, within ten minutes', async () => {
    const claims = await buildClaims();
    const token = await google.createToken(claims);
    expect((await send(token)).status).toBe(200);
    expect(await getErrorCode(await send(token))).toBe('id_token_refused');
    expect(await getErrorCode(await logIn({ nonce: 'x'.repeat(43) }))).toBe('id_token_refused');
    expect(await getErrorCode(await logIn({ nonce: undefined }))).toBe('id_token_refused');
    const lateClaims = await buildClaims();
    api.advanceTime(10 * MINUTE_MS);
    expect(await getErrorCode(await send(await google.createToken(lateClaims)))).toBe('id_token_refused');
  });

  it('needs the second factor of an account that has one', async () => {
    const user = await createVerifiedUser();
    const begin = buildPost(user.token, { current_password: user.password });
    const { secret } = await client.fetchData('beginTwoFactor', '/user/two-factor', begin);
    const confirm = buildPost(user.token, { code: generateCode(secret, now()) });
    await client.fetchAnswer('confirmTwoFactor', '/user/two-factor/confirm', confirm);
    const answer = LoginAnswer.parse(await (await logIn({ email: user.email })).json());
    expect(answer).toMatchObject({ two_factor_required: true });
  });

  it('reports that an account without a password cannot confirm it', async () => {
    const token = await readToken(await logIn());
    const init = { ...buildJsonRequest({ current_password: 'any password' }), method: 'DELETE' };
    expect(await client.fetchFaults('/user', withToken(token, init))).toEqual(['password_missing /current_password']);
  });

  it('is refused with the same answer for every reason', async () => {
    const unreachableProvider = { ...google.provider, jwksUri: 'http://127.0.0.1:9/jwks' };
    const identityProviders = new IdentityProviders([unreachableProvider]);
    const isolatedClient = createClient(createApi({ ...api.services, identityProviders }, NO_LOG));
    const token = await google.createToken(await buildClaims());
    expect((await isolatedClient.fetchRefusal('/auth/google', buildForm({ id_token: token }))).faults).toEqual([
      'unavailable /id_token',
    ]);
  });

  it('is unavailable while the provider’s keys are unavailable', async () => {
    for (const [status, body] of [
      [503, ''],
      [200, 'not JSON'],
      [200, '{}'],
    ] as const) {
      const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const unreachableProviders = new IdentityProviders([
        { ...google.provider, jwksUri: `http://127.0.0.1:${port}/jwks` },
      ]);
      await expect(
        unreachableProviders.verify(await google.createToken(await buildClaims()), now()),
      ).rejects.toMatchObject({
        faults: [{ code: 'unavailable' }],
      });
      server.close();
    }
  });

  it('creates one account from two concurrent first logins', async () => {
    const claims = { sub: 'both', email: 'both@example.com' };
    const answers = await Promise.all([logIn(claims), logIn(claims)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { db } = api.database;
    expect(await db.selectFrom('app_user').select('id').where('email', '=', claims.email).execute()).toHaveLength(1);
  });

  it('names a new account by the data beside the token, and no other', async () => {
    const claims = { sub: 'of-apple', email: 'relay-1@privaterelay.example.com', name: undefined };
    const login = async (name: string) =>
      client.request('/auth/google', buildForm({ id_token: await apple.createToken(await buildClaims(claims)), name }));
    for (const name of ['سلمى منصور', 'Somebody Else']) {
      expect((await fetchProfile(await readToken(await login(name)))).name).toBe('سلمى منصور');
    }
  });

  it('refuses a thousand forged tokens', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const nonce = await fetchNonce();
    const seconds = Math.floor(now().getTime() / 1000);
    const { issuers, jwksUri } = google.provider;
    const { keys } = (await (await fetch(jwksUri)).json()) as { keys: { kid: string; n: string }[] };
    const kid = keys[0]?.kid ?? '';
    const validClaims = { sub: 'victim', email: 'victim@example.com', email_verified: true, nonce };
    const validTimes = { iss: issuers[0], aud: AUDIENCE, iat: seconds, exp: seconds + 600 };
    const tokenClaims = { ...validClaims, ...validTimes };
    const signedToken = await google.createToken(validClaims);
    const [head = '', body = '', signature = ''] = signedToken.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forgeries: ((i: number) => string | Promise<string>)[] = [
      // Signed by a foreign key, under the provider's key id.
      () => new SignJWT(tokenClaims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
      () => new UnsecuredJWT(tokenClaims).encode(),
      () => `${encode({ alg: 'none' })}.${body}.${signature}`,
      () => `${encode({ alg: 'NONE', kid })}.${body}.`,
      // The public key used as a shared secret.
      () =>
        new SignJWT(tokenClaims)
          .setProtectedHeader({ alg: 'HS256', kid })
          .sign(Buffer.from(keys[0]?.n ?? '', 'base64url')),
      (i) => google.createToken({ ...validClaims, exp: seconds - 60 - i }),
      (i) => google.createToken({ ...validClaims, iat: seconds - 3600 - i, nbf: seconds - 3600 - i }),
      (i) => google.createToken({ ...validClaims, nbf: seconds + 600 + i }),
      (i) => google.createToken({ ...validClaims, aud: `another-site-${i}` }),
      () => google.createToken({ ...validClaims, aud: [] }),
      (i) => google.createToken({ ...validClaims, iss: `https://accounts.example.com/${i}` }),
      // A token of Apple that claims to be from Google.
      () => apple.createToken({ ...validClaims, iss: issuers[0] }),
      () => google.createToken({ ...validClaims, sub: undefined }),
      (i) => `${head}.${encode({ ...tokenClaims, sub: `another-${i}` })}.${signature}`,
      (i) => `${head}.${body}.${signature.slice(0, i % signature.length)}`,
      (i) => signedToken.slice(0, (i * 7) % (signedToken.length - 1)) || 'x',
      (i) => `${head}.${body}.${Buffer.alloc(256, i).toString('base64url')}`,
    ];
    const acceptedForgeries: string[] = [];
    for (let i = 0; i < FORGERY_COUNT; i++) {
      const forgeryIndex = i % forgeries.length;
      const response = await send((await forgeries[forgeryIndex]?.(i)) ?? '');
      if (response.status !== 422) acceptedForgeries.push(`${forgeryIndex}: ${response.status}`);
    }
    expect(acceptedForgeries).toEqual([]);
    const { db } = api.database;
    expect(await db.selectFrom('identity').selectAll().where('subject', '=', 'victim').execute()).toEqual([]);
    // Proves that the nonce was not the reason of the refusals.
    expect((await send(signedToken)).status).toBe(200);
  });

  it('allows twenty tries in half a minute per address, and is not logged', async () => {
    const token = await google.createToken(await buildClaims({ aud: 'another-site' }));
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await send(token, createConnection('41.36.1.1'))).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(api.logged.join()).not.toContain(token);
  });
});
