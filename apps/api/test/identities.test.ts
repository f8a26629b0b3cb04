import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LoginAnswer } from '@mashrabiya/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { codeAt } from '../src/accounts/rules/twoFactorRules.ts';
import { createApi } from '../src/composition/createApi.ts';
import { IdentityProviders } from '../src/openid/IdentityProviders.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { as, asking, connectedFrom, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { AUDIENCE, type Claims, identityProvider } from './support/identityProvider.ts';
import { mailbox } from './support/mailbox.ts';
import { registered } from './support/users.ts';

const MINUTE_MS = 60_000;
const FORGERIES = 1000;

describeEngines('A login with a provider', (open) => {
  const api = fixtureApi(open);
  const { tokenTo, subjectsTo } = mailbox(api);
  const now = () => api.services.clock();
  const google = identityProvider('google', now);
  const apple = identityProvider('apple', now);
  let ask: ReturnType<typeof asking>;
  let userCount = 0;

  beforeAll(() => {
    const identityProviders = new IdentityProviders([google.provider, apple.provider]);
    const log = (message: string) => api.logged.push(message);
    ask = asking(createApi({ ...api.services, identityProviders }, log));
  });

  const nonceOf = async () => (await ask.answerOf('beginProviderLogin', '/auth/nonce', posting({}))).data.nonce;
  const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });
  const send = (id_token: string, env?: object) => ask.request('/auth/google', form({ id_token }), env);
  const codeOf = async (response: Response) => (response.ok ? 'ok' : (await response.json()).errors[0].code);
  /** Claims of a person at a provider, with a nonce of ours. */
  const claimsOf = async (own: Claims = {}) => {
    const sub = `subject-${++userCount}`;
    return { sub, email: `${sub}@example.com`, name: 'Nadia Samir', nonce: await nonceOf(), ...own };
  };
  const logIn = async (own: Claims = {}, provider = google) => send(await provider.tokenOf(await claimsOf(own)));
  const tokenOf = async (response: Response) => {
    const answer = LoginAnswer.parse(await response.json());
    return 'token' in answer ? answer.token : '';
  };
  const profile = async (token: string) => (await ask.answerOf('getProfile', '/user/profile', as(token))).data;
  const verified = async () => {
    const user = await registered(ask);
    await ask.answerOf('verifyEmail', '/email/verify', posting({ token: await tokenTo(user.email) }));
    return user;
  };

  it('creates an account if there is none, and finds it again by issuer and subject', async () => {
    const first = await logIn({ sub: 'new-one', email: 'New.One@Example.com' });
    expect(await profile(await tokenOf(first))).toMatchObject({
      name: 'Nadia Samir',
      email: 'new.one@example.com',
      email_verified: true,
      phone: '',
    });
    // Under another address, too.
    const again = await logIn({ sub: 'new-one', email: 'other@example.com' });
    expect((await profile(await tokenOf(again))).email).toBe('new.one@example.com');
    expect(await subjectsTo('new.one@example.com')).toEqual(['أهلًا بك في مشربية']);
    // The same subject at another provider is another person.
    const other = await logIn({ sub: 'new-one', email: 'apple@example.com', email_verified: 'true' }, apple);
    expect((await profile(await tokenOf(other))).email).toBe('apple@example.com');
  });

  it('opens the account of the address if both sides have verified it', async () => {
    const user = await verified();
    const token = await tokenOf(await logIn({ email: user.email.toUpperCase() }));
    expect((await profile(token)).email).toBe(user.email);
    expect(await subjectsTo(user.email)).toContain('طريقة دخول جديدة إلى حسابك');
    const { data } = await ask.answerOf('listAuditEvents', '/user/audit', as(token));
    expect(data.map(({ kind }) => kind)).toContain('identity_linked');
  });

  it('is refused if one side has not verified it', async () => {
    const stranger = await registered(ask);
    expect(await codeOf(await logIn({ email: stranger.email }))).toBe('identity_unconfirmed');
    const user = await verified();
    for (const email_verified of [false, 'false', undefined])
      expect(await codeOf(await logIn({ email: user.email, email_verified }))).toBe('identity_unverified');
    expect(await codeOf(await logIn({ email: undefined }))).toBe('identity_unverified');
  });

  it('needs our nonce, once, within ten minutes', async () => {
    const claims = await claimsOf();
    const token = await google.tokenOf(claims);
    expect((await send(token)).status).toBe(200);
    expect(await codeOf(await send(token))).toBe('id_token_refused');
    expect(await codeOf(await logIn({ nonce: 'x'.repeat(43) }))).toBe('id_token_refused');
    expect(await codeOf(await logIn({ nonce: undefined }))).toBe('id_token_refused');
    const late = await claimsOf();
    api.pass(10 * MINUTE_MS);
    expect(await codeOf(await send(await google.tokenOf(late)))).toBe('id_token_refused');
  });

  it('needs the second factor of an account that has one', async () => {
    const user = await verified();
    const begin = as(user.token, posting({ current_password: user.password }));
    const { secret } = (await ask.answerOf('beginTwoFactor', '/user/two-factor', begin)).data;
    const confirm = as(user.token, posting({ code: codeAt(secret, now()) }));
    await ask.answerOf('confirmTwoFactor', '/user/two-factor/confirm', confirm);
    const answer = LoginAnswer.parse(await (await logIn({ email: user.email })).json());
    expect(answer).toMatchObject({ two_factor_required: true });
  });

  it('reports that an account without a password cannot confirm it', async () => {
    const token = await tokenOf(await logIn());
    const init = { ...posting({ current_password: 'any password' }), method: 'DELETE' };
    expect((await ask.refusalOf('/user', as(token, init))).faults).toEqual(['password_missing /current_password']);
  });

  it('is refused with the same answer for every reason', async () => {
    const away = { ...google.provider, jwksUri: 'http://127.0.0.1:9/jwks' };
    const identityProviders = new IdentityProviders([away]);
    const alone = asking(createApi({ ...api.services, identityProviders }, () => undefined));
    const token = await google.tokenOf(await claimsOf());
    expect((await alone.refusalOf('/auth/google', form({ id_token: token }))).faults).toEqual([
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
      const away = new IdentityProviders([{ ...google.provider, jwksUri: `http://127.0.0.1:${port}/jwks` }]);
      await expect(away.verify(await google.tokenOf(await claimsOf()), now())).rejects.toMatchObject({
        faults: [{ code: 'unavailable' }],
      });
      server.close();
    }
  });

  it('creates one account from two concurrent first logins', async () => {
    const own = { sub: 'both', email: 'both@example.com' };
    const answers = await Promise.all([logIn(own), logIn(own)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { db } = api.database;
    expect(await db.selectFrom('app_user').select('id').where('email', '=', own.email).execute()).toHaveLength(1);
  });

  it('names a new account by the data beside the token, and no other', async () => {
    const claims = { sub: 'of-apple', email: 'relay-1@privaterelay.example.com', name: undefined };
    const login = async (name: string) =>
      ask.request('/auth/google', form({ id_token: await apple.tokenOf(await claimsOf(claims)), name }));
    for (const name of ['سلمى منصور', 'Somebody Else']) {
      expect((await profile(await tokenOf(await login(name)))).name).toBe('سلمى منصور');
    }
  });

  it('refuses a thousand forged tokens', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const nonce = await nonceOf();
    const seconds = Math.floor(now().getTime() / 1000);
    const { issuers, jwksUri } = google.provider;
    const { keys } = (await (await fetch(jwksUri)).json()) as { keys: { kid: string; n: string }[] };
    const kid = keys[0]?.kid ?? '';
    const right = { sub: 'victim', email: 'victim@example.com', email_verified: true, nonce };
    const inTime = { iss: issuers[0], aud: AUDIENCE, iat: seconds, exp: seconds + 600 };
    const tokenClaims = { ...right, ...inTime };
    const signed = await google.tokenOf(right);
    const [head = '', body = '', signature = ''] = signed.split('.');
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
      (i) => google.tokenOf({ ...right, exp: seconds - 60 - i }),
      (i) => google.tokenOf({ ...right, iat: seconds - 3600 - i, nbf: seconds - 3600 - i }),
      (i) => google.tokenOf({ ...right, nbf: seconds + 600 + i }),
      (i) => google.tokenOf({ ...right, aud: `another-site-${i}` }),
      () => google.tokenOf({ ...right, aud: [] }),
      (i) => google.tokenOf({ ...right, iss: `https://accounts.example.com/${i}` }),
      // One provider in the name of the other.
      () => apple.tokenOf({ ...right, iss: issuers[0] }),
      () => google.tokenOf({ ...right, sub: undefined }),
      (i) => `${head}.${encode({ ...tokenClaims, sub: `another-${i}` })}.${signature}`,
      (i) => `${head}.${body}.${signature.slice(0, i % signature.length)}`,
      (i) => signed.slice(0, (i * 7) % (signed.length - 1)) || 'x',
      (i) => `${head}.${body}.${Buffer.alloc(256, i).toString('base64url')}`,
    ];
    const taken: string[] = [];
    for (let i = 0; i < FORGERIES; i++) {
      const which = i % forgeries.length;
      const response = await send((await forgeries[which]?.(i)) ?? '');
      if (response.status !== 422) taken.push(`${which}: ${response.status}`);
    }
    expect(taken).toEqual([]);
    const { db } = api.database;
    expect(await db.selectFrom('identity').selectAll().where('subject', '=', 'victim').execute()).toEqual([]);
    // Proves that the nonce was not the reason of the refusals.
    expect((await send(signed)).status).toBe(200);
  });

  it('allows twenty tries in half a minute per address, and is not logged', async () => {
    const token = await google.tokenOf(await claimsOf({ aud: 'another-site' }));
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await send(token, connectedFrom('41.36.1.1'))).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(api.logged.join()).not.toContain(token);
  });
});
