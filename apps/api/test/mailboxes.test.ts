import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createApi } from '../src/composition/createApi.ts';
import { NO_LOG } from '../src/core/log.ts';
import { up } from '../src/db/migrations/055-mailboxes.ts';
import { IdentityProviders } from '../src/openid/IdentityProviders.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { buildJsonRequest, buildPost, createClient, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { startIdentityProvider } from './support/identityProvider.ts';
import { createMailbox } from './support/mailbox.ts';
import { newUser, registerConfirmedUser, registerUser } from './support/users.ts';

const HOUR_MS = 3_600_000;
const TRIAL = { basic: 3, elite: 1, superior: 1 };

describeBothEngines('Accounts of one mailbox', (open) => {
  const api = createFixtureApi(open);
  const { tokenTo: readMailedToken, mailsTo: readMails } = createMailbox(api);
  const google = startIdentityProvider('google', () => api.services.clock());
  let client: ReturnType<typeof createClient>;
  beforeAll(() => {
    const identityProviders = new IdentityProviders([google.provider]);
    client = createClient(createApi({ ...api.services, identityProviders }, NO_LOG));
  });

  const listSpellings = (name: string) => [
    `${name}.samir@gmail.com`,
    `${name}samir@gmail.com`,
    `${name.toUpperCase()}samir@gmail.com`,
    `${name[0]}.${name.slice(1)}.samir@gmail.com`,
    `${name}samir+1@gmail.com`,
    `${name}samir+2@gmail.com`,
    `${name}.samir+3@gmail.com`,
    `${name}samir@googlemail.com`,
    `${name}.samir@googlemail.com`,
    `${name}samir+4@googlemail.com`,
    `${name}s.amir@gmail.com`,
    `${name}sami.r@gmail.com`,
  ];
  const register = (email: string) => client.request('/register', buildJsonRequest(newUser({ email })));
  const logIn = (email: string, password: string) => client.request('/login', buildJsonRequest({ email, password }));
  const getErrorCode = async (response: Response) => (response.ok ? 'ok' : (await response.json()).errors[0].code);
  const fetchAdCounts = (token: string) => client.fetchData('getAdCounts', '/user/packs', withToken(token));
  const deleteAccount = ({ token, password }: { token: string; password: string }) =>
    client.fetchAnswer(
      'deleteAccount',
      '/user',
      withToken(token, { ...buildJsonRequest({ current_password: password }), method: 'DELETE' }),
    );

  it('are one, however the address is spelled, and mail goes to the typed spelling', async () => {
    const answers = [];
    for (const email of listSpellings('nadia')) answers.push(await getErrorCode(await register(email)));
    expect(answers).toEqual(['ok', ...Array.from({ length: 11 }, () => 'register_email_taken')]);
    expect(await readMails('nadia.samir@gmail.com')).toHaveLength(1);
  });

  it('are one when several are registered at once', async () => {
    const answers = await Promise.all(listSpellings('mona').slice(0, 4).map(register));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('log in and reset the password with any spelling', async () => {
    const user = await registerUser(client, { email: 'salma.samir@gmail.com' });
    expect((await logIn('SalmaSamir+x@googlemail.com', user.password)).status).toBe(200);
    await readMails(user.email);
    await client.fetchAnswer('forgotPassword', '/forgot-password', buildJsonRequest({ email: 'salmasamir@gmail.com' }));
    const password = 'a lattice of cedar';
    const reset = { email: 'salmasamir@gmail.com', password, password_confirmation: password };
    const token = await readMailedToken(user.email);
    await client.fetchAnswer('resetPassword', '/reset-password', buildJsonRequest({ ...reset, token }));
    expect((await logIn(user.email, password)).status).toBe(200);
  });

  it('share a counter of wrong passwords', async () => {
    const user = await registerUser(client, { email: 'hoda.samir@gmail.com' });
    const statuses = [];
    for (const email of listSpellings('hoda').slice(0, 6)) statuses.push((await logIn(email, 'wrong one')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(user.email, user.password)).status).toBe(429);
  });

  it('share the limits of mails and registrations', async () => {
    await registerUser(client, { email: 'rania.samir@gmail.com' });
    const requestReset = (email: string) => client.request('/forgot-password', buildJsonRequest({ email }));
    expect((await requestReset('rania.samir@gmail.com')).status).toBe(200);
    expect(await getErrorCode(await requestReset('raniasamir@gmail.com'))).toBe('retry_too_soon');
    const registrations = [];
    for (const email of listSpellings('dina').slice(0, 6)) {
      const response = await register(email);
      registrations.push(response.status);
      if (response.ok) await deleteAccount({ ...newUser(), token: (await response.json()).token });
    }
    expect(registrations).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('have one free trial, also after deletion or a change of address', async () => {
    const first = await registerUser(client, { email: 'laila.samir@gmail.com' });
    expect(await fetchAdCounts(first.token)).toMatchObject(TRIAL);
    expect(await fetchAdCounts(first.token)).toMatchObject(TRIAL);
    await deleteAccount(first);
    const second = await registerUser(client, { email: 'lailasamir+again@gmail.com' });
    expect(await fetchAdCounts(second.token)).toMatchObject({ basic: 0, elite: 0, superior: 0 });
    const otherUser = await registerUser(client);
    expect(await fetchAdCounts(otherUser.token)).toMatchObject(TRIAL);
  });

  it('refuse a change to another account’s mailbox, but accept a new spelling of their own', async () => {
    await registerConfirmedUser(api, { email: 'amal.samir@gmail.com' });
    const user = await registerConfirmedUser(api, { email: 'huda.samir@gmail.com' });
    const change = (email: string) =>
      client.request('/user/email', buildPost(user.token, { email, current_password: user.password }));
    expect(await getErrorCode(await change('amalsamir+x@gmail.com'))).toBe('email_taken');
    expect(await getErrorCode(await change('hudasamir@gmail.com'))).toBe('ok');
    await client.fetchAnswer(
      'verifyEmail',
      '/email/verify',
      buildJsonRequest({ token: await readMailedToken('hudasamir@gmail.com') }),
    );
    expect((await logIn('hudasamir@gmail.com', user.password)).status).toBe(200);
    // An unconfirmed account reserves no spelling of the mailbox.
    const stranger = await registerUser(client, { email: 'noha.samir+x@gmail.com' });
    api.advanceTime(HOUR_MS);
    expect(await getErrorCode(await change('noha.samir@gmail.com'))).toBe('ok');
    await client.fetchAnswer(
      'verifyEmail',
      '/email/verify',
      buildJsonRequest({ token: await readMailedToken('noha.samir@gmail.com') }),
    );
    expect(await client.fetchStatus('/user/profile', withToken(stranger.token))).toBe(401);
  });

  it('are the account of a provider login', async () => {
    const user = await registerConfirmedUser(api, { email: 'karima.samir@gmail.com' });
    const { nonce } = await client.fetchData('beginProviderLogin', '/auth/nonce', buildJsonRequest({}));
    const id_token = await google.createToken({ sub: 'karima', email: 'KarimaSamir@gmail.com', name: 'Karima', nonce });
    const answer = await client.request('/auth/google', { method: 'POST', body: new URLSearchParams({ id_token }) });
    expect((await answer.json()).user).toMatchObject({ email: user.email });
  });

  it('that already exist stay, the oldest as the owner, without further ones', async () => {
    const { db } = api.database;
    const emails = ['old.est@gmail.com', 'oldest+2@gmail.com', 'oldest@googlemail.com'];
    const users: Awaited<ReturnType<typeof registerUser>>[] = [];
    await sql`drop index app_user_mailbox`.execute(db);
    for (const email of emails) {
      await sql`update app_user set mailbox = null`.execute(db);
      users.push(await registerUser(client, { email }));
      api.advanceTime(1_000);
    }
    const [oldest, younger, youngest] = users;
    if (!oldest || !younger || !youngest) throw new Error('nobody registered');
    await fetchAdCounts(younger.token);
    await sql`drop table free_trial_mailbox`.execute(db);
    await sql`alter table app_user drop column mailbox, drop column shares_mailbox`.execute(db);
    await db.transaction().execute((tx) => up(tx as never));

    const rows = db.selectFrom('app_user').select(['email', 'shares_mailbox']).where('email', 'in', emails);
    expect(await rows.orderBy('id').execute()).toEqual(
      emails.map((email, index) => ({ email, shares_mailbox: index > 0 })),
    );
    for (const { email, password } of users) {
      const answer = await logIn(email, password);
      expect((await answer.json()).user).toMatchObject({ email });
    }
    expect((await (await logIn('oldest@gmail.com', oldest.password)).json()).user).toMatchObject({
      email: oldest.email,
    });
    expect(await getErrorCode(await register('oldest+3@gmail.com'))).toBe('register_email_taken');
    // The mailbox stays taken after the account that owned it is deleted.
    await deleteAccount(oldest);
    expect(await getErrorCode(await register('oldest+3@gmail.com'))).toBe('register_email_taken');
    // The second account had the trial; the third gets none.
    expect(await fetchAdCounts(younger.token)).toMatchObject(TRIAL);
    expect(await fetchAdCounts(youngest.token)).toMatchObject({ basic: 0, elite: 0, superior: 0 });
  });
});
