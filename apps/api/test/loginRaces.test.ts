import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { removeAlternativeLogins } from '../src/accounts/repository/alternativeLogins.ts';
import { lockUser, updateUser, userByEmail } from '../src/accounts/repository/users.ts';
import { codeAt } from '../src/accounts/rules/twoFactorRules.ts';
import { hashPassword } from '../src/accounts/services/passwords.ts';
import { createApi } from '../src/composition/createApi.ts';
import type { Tables } from '../src/db/schema.ts';
import { eraseUser } from '../src/erasure/repository/eraseUser.ts';
import { createMailToken } from '../src/mail/repository/mailTokens.ts';
import { IdentityProviders } from '../src/openid/IdentityProviders.ts';
import { closeSessionsOf } from '../src/sessions/repository/sessions.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { as, asking, posting } from './support/ask.ts';
import { newAuthenticator } from './support/authenticator.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { identityProvider } from './support/identityProvider.ts';
import { confirmed, registered } from './support/users.ts';

const ORIGIN = 'http://localhost';
const MINUTE_MS = 60_000;
/** Long enough to verify a password, so that the following statements meet an uncommitted change. */
const UNDER_WAY_MS = 300;

describeBothEngines('A concurrent change of an account', (open) => {
  const api = fixtureApi(open);
  const google = identityProvider('google', () => api.services.clock());
  let ask: ReturnType<typeof asking>;
  beforeAll(() => {
    const identityProviders = new IdentityProviders([google.provider]);
    ask = asking(createApi({ ...api.services, identityProviders }, () => undefined));
  });

  type Change = (tx: Transaction<Tables>, user: { id: string; email: string }) => Promise<unknown>;

  const changes: Record<string, Change> = {
    'a password change': async (tx, { id }) => {
      await updateUser(tx, id, { password_hash: await hashPassword('another one of oak') });
      await closeSessionsOf(tx, id);
    },
    'a reset by who owns the mailbox': async (tx, { id }) => {
      await updateUser(tx, id, { password_hash: await hashPassword('another one of oak') });
      await removeAlternativeLogins(tx, id);
      await closeSessionsOf(tx, id);
    },
    'its confirmation': async (tx, { id }) => {
      await lockUser(tx, id);
      await updateUser(tx, id, { email_verified_at: api.services.clock() });
    },
    'a deletion': async (tx, { id, email }) => {
      await lockUser(tx, id);
      await eraseUser(tx, { id, email, now: api.services.clock() });
    },
  };

  /** Answer to a request that begins before a change of an account is committed. */
  async function during(change: string, email: string, send: () => Response | Promise<Response>) {
    const { db } = api.database;
    const user = await userByEmail(db, email);
    if (!user) throw new Error(`${email} has no account`);
    const answer = await db.transaction().execute(async (tx) => {
      await changes[change]?.(tx, user);
      const response = Promise.resolve(send());
      await sleep(UNDER_WAY_MS);
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

  const both = it.each(['a password change', 'a deletion']);

  both('lets no login with the old password through: %s', async (change) => {
    const { email, password } = await confirmed(api);
    expect(await during(change, email, () => ask.request('/login', posting({ email, password })))).toEqual({
      code: 'wrong_login',
      open: 0,
    });
  });

  async function secured() {
    const account = await confirmed(api);
    const proof = as(account.token, posting({ current_password: account.password }));
    const { secret } = (await ask.answerOf('beginTwoFactor', '/user/two-factor', proof)).data;
    const code = () => codeAt(secret, api.services.clock());
    await ask.answerOf('confirmTwoFactor', '/user/two-factor/confirm', as(account.token, posting({ code: code() })));
    api.pass(MINUTE_MS);
    return { ...account, code };
  }

  both('leaves no half of a login behind: %s', async (change) => {
    const { email, password } = await secured();
    expect(await during(change, email, () => ask.request('/login', posting({ email, password })))).toEqual({
      code: 'wrong_login',
      open: 0,
    });
  });

  both('ends a login that waits for its second proof: %s', async (change) => {
    const { email, password, code } = await secured();
    const { challenge } = await (await ask.request('/login', posting({ email, password }))).json();
    const send = () => ask.request('/login/two-factor', posting({ challenge, code: code() }));
    expect(await during(change, email, send)).toMatchObject({ open: 0, code: expect.not.stringMatching('ok') });
  });

  async function withPasskey() {
    const account = await confirmed(api);
    const key = newAuthenticator();
    const proof = as(account.token, posting({ current_password: account.password }));
    const { challenge } = (await ask.answerOf('beginPasskey', '/user/passkeys/options', proof)).data;
    const body = { name: 'A phone', credential: key.make({ challenge, origin: ORIGIN }) };
    return { ...account, key, add: () => ask.request('/user/passkeys', as(account.token, posting(body))) };
  }

  const others = it.each(['a reset by who owns the mailbox', 'a deletion']);

  others('lets no passkey in that it takes away: %s', async (change) => {
    const { email, key, add } = await withPasskey();
    expect((await add()).status).toBe(200);
    const { challenge } = (await ask.answerOf('beginPasskeyLogin', '/login/passkey/options', posting({}))).data;
    const credential = key.use({ challenge, origin: ORIGIN });
    expect(await during(change, email, () => ask.request('/login/passkey', posting({ credential })))).toEqual({
      code: 'passkey_refused',
      open: 0,
    });
  });

  others('lets no passkey be added by a login that it ends: %s', async (change) => {
    const { email, add } = await withPasskey();
    expect(await during(change, email, add)).toMatchObject({ code: expect.not.stringMatching('ok'), open: 0 });
    expect(
      await api.database.db.selectFrom('passkey').select('id').where('name', '=', 'A phone').execute(),
    ).toHaveLength(0);
  });

  it('refuses a provider login of a deleted account', async () => {
    const { email } = await confirmed(api);
    const send = async () => {
      const { nonce } = (await ask.answerOf('beginProviderLogin', '/auth/nonce', posting({}))).data;
      const id_token = await google.tokenOf({ sub: email, email, name: 'Nadia', nonce });
      return () => ask.request('/auth/google', { method: 'POST', body: new URLSearchParams({ id_token }) });
    };
    expect((await (await send())()).status).toBe(200);
    // A later request opens a new account.
    expect(await during('a deletion', email, await send())).toMatchObject({ open: 0 });
  });

  it('refuses a change of address with the old password', async () => {
    const { email, password, token } = await confirmed(api);
    const body = { email: `new.${email}`, current_password: password };
    const send = () => ask.request('/user/email', as(token, posting(body)));
    expect(await during('a password change', email, send)).toMatchObject({
      code: expect.stringMatching(/^(?:wrong_password|login_required)$/),
      open: 0,
    });
  });

  it('protects the address of an account that is just being confirmed', async () => {
    const { db } = api.database;
    const holder = await registered(ask);
    const other = await userByEmail(db, (await confirmed(api)).email);
    if (!other) throw new Error('nobody asks for the address');
    const now = api.services.clock();
    const made = { purpose: 'change_email', userId: other.id, email: holder.email, now } as const;
    const token = await createMailToken(db, made);
    const send = () => ask.request('/email/verify', posting({ token }));
    expect(await during('its confirmation', holder.email, send)).toEqual({ code: 'email_taken', open: 1 });
    expect((await userByEmail(db, other.email))?.id).toBe(other.id);
  });

  it('refuses links that return an address to a deleted account', async () => {
    const { email, password, token } = await confirmed(api);
    const body = { email: `new.${email}`, current_password: password };
    expect((await ask.request('/user/email', as(token, posting(body)))).status).toBe(200);
    const { answer } = await lateLink(email);
    expect(await answer.json()).toMatchObject({ errors: [{ code: expect.stringMatching(/^link_/) }] });
    expect(await userByEmail(api.database.db, `new.${email}`)).toBeUndefined();
  });

  /** A link whose mail was composed while the account was deleted. */
  async function lateLink(email: string) {
    const { db } = api.database;
    const user = await userByEmail(db, email);
    if (!user) throw new Error(`${email} has no account`);
    const now = api.services.clock();
    await eraseUser(db, { id: user.id, email, now });
    const made = { purpose: 'change_email', userId: user.id, email: `new.${email}`, now } as const;
    return { answer: await ask.request('/email/verify', posting({ token: await createMailToken(db, made) })) };
  }
});
