import type { Transaction } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { removeAlternativeLogins } from '../src/accounts/repository/alternativeLogins.ts';
import { findUserByEmail, lockUser, updateUser } from '../src/accounts/repository/users.ts';
import { generateCode } from '../src/accounts/rules/twoFactorRules.ts';
import { hashPassword } from '../src/accounts/services/passwords.ts';
import { createApi } from '../src/composition/createApi.ts';
import { NO_LOG } from '../src/core/log.ts';
import type { Tables } from '../src/db/schema.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { eraseUser } from '../src/erasure/repository/eraseUser.ts';
import { createMailToken } from '../src/mail/repository/mailTokens.ts';
import { IdentityProviders } from '../src/openid/IdentityProviders.ts';
import { closeAllSessions } from '../src/sessions/repository/sessions.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { SELLER } from './fixtures/properties.ts';
import { newAuthenticator } from './support/authenticator.ts';
import { buildJsonRequest, buildPost, createClient } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { startIdentityProvider } from './support/identityProvider.ts';
import { waitForRequests } from './support/lockWaits.ts';
import { registerConfirmedUser, registerUser } from './support/users.ts';

const ORIGIN = 'http://localhost';
const MINUTE_MS = 60_000;

describeBothEngines('A concurrent change of an account', (open) => {
  const api = createFixtureApi(open);
  const google = startIdentityProvider('google', () => api.services.clock());
  let client: ReturnType<typeof createClient>;
  beforeAll(() => {
    const identityProviders = new IdentityProviders([google.provider]);
    client = createClient(createApi({ ...api.services, identityProviders }, NO_LOG));
  });

  type Change = (tx: Transaction<Tables>, user: { id: string; email: string }) => Promise<unknown>;

  const changes: Record<string, Change> = {
    'a password change': async (tx, { id }) => {
      await updateUser(tx, id, { password_hash: await hashPassword('another one of oak') });
      await closeAllSessions(tx, id);
    },
    'a reset by who owns the mailbox': async (tx, { id }) => {
      await updateUser(tx, id, { password_hash: await hashPassword('another one of oak') });
      await removeAlternativeLogins(tx, id);
      await closeAllSessions(tx, id);
    },
    'its confirmation': async (tx, { id }) => {
      await lockUser(tx, id);
      await updateUser(tx, id, { email_verified_at: api.services.clock() });
    },
    'a deletion': async (tx, { id, email }) => {
      await lockUser(tx, id);
      await eraseUser(tx, { id, email, origin: ORIGIN, now: api.services.clock() });
    },
  };

  /** Answer to a request that begins before a change of an account is committed. */
  async function sendDuring(change: string, email: string, send: () => Response | Promise<Response>) {
    const { db } = api.database;
    const user = await findUserByEmail(db, email);
    if (!user) throw new Error(`${email} has no account`);
    const answer = await db.transaction().execute(async (tx) => {
      await changes[change]?.(tx, user);
      const response = Promise.resolve(send());
      await waitForRequests(api.database, tx);
      return { response };
    });
    const response = await answer.response;
    const sessions = db.selectFrom('session').select('id').where('user_id', '=', user.id);
    const challenges = db.selectFrom('login_challenge').select('user_id').where('user_id', '=', user.id);
    return {
      code: response.ok ? 'ok' : (await response.json()).errors[0].code,
      open: [...(await sessions.execute()), ...(await challenges.execute())].length,
    };
  }

  const itOnPasswordChangeAndDeletion = it.each(['a password change', 'a deletion']);

  itOnPasswordChangeAndDeletion('lets no login with the old password through: %s', async (change) => {
    const { email, password } = await registerConfirmedUser(api);
    expect(
      await sendDuring(change, email, () => client.request('/login', buildJsonRequest({ email, password }))),
    ).toEqual({
      code: 'wrong_login',
      open: 0,
    });
  });

  it('stores no review of a deleted account', async () => {
    const { email, token } = await registerConfirmedUser(api);
    const review = buildPost(token, { rating: 1, text: 'لم يرد' });
    expect(
      await sendDuring('a deletion', email, () => client.request(`/provider/${SELLER.id}/review`, review)),
    ).toEqual({ code: 'login_required', open: 0 });
    expect(await api.database.db.selectFrom('review').selectAll().execute()).toEqual([]);
  });

  async function createSecuredUser() {
    const account = await registerConfirmedUser(api);
    const proof = buildPost(account.token, { current_password: account.password });
    const { secret } = await client.fetchData('beginTwoFactor', '/user/two-factor', proof);
    const generateCurrentCode = () => generateCode(secret, api.services.clock());
    await client.fetchAnswer(
      'confirmTwoFactor',
      '/user/two-factor/confirm',
      buildPost(account.token, { code: generateCurrentCode() }),
    );
    api.advanceTime(MINUTE_MS);
    return { ...account, code: generateCurrentCode };
  }

  itOnPasswordChangeAndDeletion('leaves no half of a login behind: %s', async (change) => {
    const { email, password } = await createSecuredUser();
    expect(
      await sendDuring(change, email, () => client.request('/login', buildJsonRequest({ email, password }))),
    ).toEqual({
      code: 'wrong_login',
      open: 0,
    });
  });

  itOnPasswordChangeAndDeletion('ends a login that waits for its second proof: %s', async (change) => {
    const { email, password, code } = await createSecuredUser();
    const { challenge } = await (await client.request('/login', buildJsonRequest({ email, password }))).json();
    const send = () => client.request('/login/two-factor', buildJsonRequest({ challenge, code: code() }));
    expect(await sendDuring(change, email, send)).toMatchObject({ open: 0, code: expect.not.stringMatching('ok') });
  });

  async function createUserWithPasskey() {
    const account = await registerConfirmedUser(api);
    const key = newAuthenticator();
    const proof = buildPost(account.token, { current_password: account.password });
    const { challenge } = await client.fetchData('beginPasskey', '/user/passkeys/options', proof);
    const body = { name: 'A phone', credential: key.make({ challenge, origin: ORIGIN }) };
    return {
      ...account,
      key,
      add: () => client.request('/user/passkeys', buildPost(account.token, body)),
    };
  }

  const itOnResetAndDeletion = it.each(['a reset by who owns the mailbox', 'a deletion']);

  itOnResetAndDeletion('lets no passkey in that it takes away: %s', async (change) => {
    const { email, key, add } = await createUserWithPasskey();
    expect((await add()).status).toBe(200);
    const { challenge } = await client.fetchData('beginPasskeyLogin', '/login/passkey/options', buildJsonRequest({}));
    const credential = key.use({ challenge, origin: ORIGIN });
    expect(
      await sendDuring(change, email, () => client.request('/login/passkey', buildJsonRequest({ credential }))),
    ).toEqual({
      code: 'passkey_refused',
      open: 0,
    });
  });

  itOnResetAndDeletion('lets no passkey be added by a login that it ends: %s', async (change) => {
    const { email, add } = await createUserWithPasskey();
    expect(await sendDuring(change, email, add)).toMatchObject({ code: expect.not.stringMatching('ok'), open: 0 });
    expect(
      await api.database.db.selectFrom('passkey').select('id').where('name', '=', 'A phone').execute(),
    ).toHaveLength(0);
  });

  it('refuses a provider login of a deleted account', async () => {
    const { email } = await registerConfirmedUser(api);
    const send = async () => {
      const { nonce } = await client.fetchData('beginProviderLogin', '/auth/nonce', buildJsonRequest({}));
      const id_token = await google.createToken({ sub: email, email, name: 'Nadia', nonce });
      return () => client.request('/auth/google', { method: 'POST', body: new URLSearchParams({ id_token }) });
    };
    expect((await (await send())()).status).toBe(200);
    // A later request opens a new account.
    expect(await sendDuring('a deletion', email, await send())).toMatchObject({ open: 0 });
  });

  it('refuses a change of address with the old password', async () => {
    const { email, password, token } = await registerConfirmedUser(api);
    const body = { email: `new.${email}`, current_password: password };
    const send = () => client.request('/user/email', buildPost(token, body));
    expect(await sendDuring('a password change', email, send)).toMatchObject({
      code: expect.stringMatching(/^(?:wrong_password|login_required)$/),
      open: 0,
    });
  });

  it('protects the address of an account that is just being confirmed', async () => {
    const { db } = api.database;
    const holder = await registerUser(client);
    const otherUser = await findUserByEmail(db, (await registerConfirmedUser(api)).email);
    if (!otherUser) throw new Error('nobody asks for the address');
    const now = api.services.clock();
    const tokenInput = { purpose: 'change_email', userId: otherUser.id, email: holder.email, now } as const;
    const token = await createMailToken(db, tokenInput);
    const send = () => client.request('/email/verify', buildJsonRequest({ token }));
    expect(await sendDuring('its confirmation', holder.email, send)).toEqual({ code: 'email_taken', open: 1 });
    expect((await findUserByEmail(db, otherUser.email))?.id).toBe(otherUser.id);
  });

  it('refuses links that return an address to a deleted account', async () => {
    const { email, password, token } = await registerConfirmedUser(api);
    const body = { email: `new.${email}`, current_password: password };
    expect(await client.fetchStatus('/user/email', buildPost(token, body))).toBe(200);
    const { answer } = await createLateLink(email);
    expect(await answer.json()).toMatchObject({ errors: [{ code: expect.stringMatching(/^link_/) }] });
    expect(await findUserByEmail(api.database.db, `new.${email}`)).toBeUndefined();
  });

  /** A link whose mail was composed while the account was deleted. */
  async function createLateLink(email: string) {
    const { db } = api.database;
    const user = await findUserByEmail(db, email);
    if (!user) throw new Error(`${email} has no account`);
    const now = api.services.clock();
    await inTransaction(db, (tx) => eraseUser(tx, { id: user.id, email, origin: ORIGIN, now }));
    const tokenInput = { purpose: 'change_email', userId: user.id, email: `new.${email}`, now } as const;
    return {
      answer: await client.request('/email/verify', buildJsonRequest({ token: await createMailToken(db, tokenInput) })),
    };
  }
});
