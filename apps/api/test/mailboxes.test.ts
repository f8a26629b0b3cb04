import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createApi } from '../src/composition/createApi.ts';
import { up } from '../src/db/migrations/055-mailboxes.ts';
import { IdentityProviders } from '../src/openid/IdentityProviders.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { as, asking, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { identityProvider } from './support/identityProvider.ts';
import { mailbox } from './support/mailbox.ts';
import { confirmed, newUser, registered } from './support/users.ts';

const HOUR_MS = 3_600_000;
const TRIAL = { basic: 3, elite: 1, superior: 1 };

describeBothEngines('Accounts of one mailbox', (open) => {
  const api = fixtureApi(open);
  const { tokenTo, mailsTo } = mailbox(api);
  const google = identityProvider('google', () => api.services.clock());
  let ask: ReturnType<typeof asking>;
  beforeAll(() => {
    const identityProviders = new IdentityProviders([google.provider]);
    ask = asking(createApi({ ...api.services, identityProviders }, () => undefined));
  });

  const spellingsOf = (name: string) => [
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
  const register = (email: string) => ask.request('/register', posting(newUser({ email })));
  const logIn = (email: string, password: string) => ask.request('/login', posting({ email, password }));
  const codeOf = async (response: Response) => (response.ok ? 'ok' : (await response.json()).errors[0].code);
  const adsOf = async (token: string) => (await ask.answerOf('getAdCounts', '/user/packs', as(token))).data;
  const deleteOwn = ({ token, password }: { token: string; password: string }) =>
    ask.answerOf('deleteAccount', '/user', as(token, { ...posting({ current_password: password }), method: 'DELETE' }));

  it('are one, however the address is spelled, and mail goes to the typed spelling', async () => {
    const answers = [];
    for (const email of spellingsOf('nadia')) answers.push(await codeOf(await register(email)));
    expect(answers).toEqual(['ok', ...Array.from({ length: 11 }, () => 'register_email_taken')]);
    expect(await mailsTo('nadia.samir@gmail.com')).toHaveLength(1);
  });

  it('are one when several are registered at once', async () => {
    const answers = await Promise.all(spellingsOf('mona').slice(0, 4).map(register));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('log in and reset the password with any spelling', async () => {
    const user = await registered(ask, { email: 'salma.samir@gmail.com' });
    expect((await logIn('SalmaSamir+x@googlemail.com', user.password)).status).toBe(200);
    await mailsTo(user.email);
    await ask.answerOf('forgotPassword', '/forgot-password', posting({ email: 'salmasamir@gmail.com' }));
    const password = 'a lattice of cedar';
    const reset = { email: 'salmasamir@gmail.com', password, password_confirmation: password };
    const token = await tokenTo(user.email);
    await ask.answerOf('resetPassword', '/reset-password', posting({ ...reset, token }));
    expect((await logIn(user.email, password)).status).toBe(200);
  });

  it('share a counter of wrong passwords', async () => {
    const user = await registered(ask, { email: 'hoda.samir@gmail.com' });
    const statuses = [];
    for (const email of spellingsOf('hoda').slice(0, 6)) statuses.push((await logIn(email, 'wrong one')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(user.email, user.password)).status).toBe(429);
  });

  it('share the limits of mails and registrations', async () => {
    await registered(ask, { email: 'rania.samir@gmail.com' });
    const ask2 = (email: string) => ask.request('/forgot-password', posting({ email }));
    expect((await ask2('rania.samir@gmail.com')).status).toBe(200);
    expect(await codeOf(await ask2('raniasamir@gmail.com'))).toBe('retry_too_soon');
    const opened = [];
    for (const email of spellingsOf('dina').slice(0, 6)) {
      const response = await register(email);
      opened.push(response.status);
      if (response.ok) await deleteOwn({ ...newUser(), token: (await response.json()).token });
    }
    expect(opened).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('have one free trial, also after deletion or a change of address', async () => {
    const first = await registered(ask, { email: 'laila.samir@gmail.com' });
    expect(await adsOf(first.token)).toMatchObject(TRIAL);
    expect(await adsOf(first.token)).toMatchObject(TRIAL);
    await deleteOwn(first);
    const second = await registered(ask, { email: 'lailasamir+again@gmail.com' });
    expect(await adsOf(second.token)).toMatchObject({ basic: 0, elite: 0, superior: 0 });
    const other = await registered(ask);
    expect(await adsOf(other.token)).toMatchObject(TRIAL);
  });

  it('refuse a change to another account’s mailbox, but accept a new spelling of their own', async () => {
    await confirmed(api, { email: 'amal.samir@gmail.com' });
    const user = await confirmed(api, { email: 'huda.samir@gmail.com' });
    const change = (email: string) =>
      ask.request('/user/email', as(user.token, posting({ email, current_password: user.password })));
    expect(await codeOf(await change('amalsamir+x@gmail.com'))).toBe('email_taken');
    expect(await codeOf(await change('hudasamir@gmail.com'))).toBe('ok');
    await ask.answerOf('verifyEmail', '/email/verify', posting({ token: await tokenTo('hudasamir@gmail.com') }));
    expect((await logIn('hudasamir@gmail.com', user.password)).status).toBe(200);
    // An unconfirmed account reserves no spelling of the mailbox.
    const squatter = await registered(ask, { email: 'noha.samir+x@gmail.com' });
    api.pass(HOUR_MS);
    expect(await codeOf(await change('noha.samir@gmail.com'))).toBe('ok');
    await ask.answerOf('verifyEmail', '/email/verify', posting({ token: await tokenTo('noha.samir@gmail.com') }));
    expect((await ask.request('/user/profile', as(squatter.token))).status).toBe(401);
  });

  it('are the account of a provider login', async () => {
    const user = await confirmed(api, { email: 'karima.samir@gmail.com' });
    const { nonce } = (await ask.answerOf('beginProviderLogin', '/auth/nonce', posting({}))).data;
    const id_token = await google.tokenOf({ sub: 'karima', email: 'KarimaSamir@gmail.com', name: 'Karima', nonce });
    const answer = await ask.request('/auth/google', { method: 'POST', body: new URLSearchParams({ id_token }) });
    expect((await answer.json()).user).toMatchObject({ email: user.email });
  });

  it('that already exist stay, the oldest as the owner, without further ones', async () => {
    const { db } = api.database;
    const emails = ['old.est@gmail.com', 'oldest+2@gmail.com', 'oldest@googlemail.com'];
    const users: Awaited<ReturnType<typeof registered>>[] = [];
    await sql`drop index app_user_mailbox`.execute(db);
    for (const email of emails) {
      await sql`update app_user set mailbox = null`.execute(db);
      users.push(await registered(ask, { email }));
      api.pass(1_000);
    }
    const [oldest, younger, youngest] = users;
    if (!oldest || !younger || !youngest) throw new Error('nobody registered');
    await adsOf(younger.token);
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
    expect(await codeOf(await register('oldest+3@gmail.com'))).toBe('register_email_taken');
    // Nor after the owner's account is deleted.
    await deleteOwn(oldest);
    expect(await codeOf(await register('oldest+3@gmail.com'))).toBe('register_email_taken');
    // The second account had the trial; the third gets none.
    expect(await adsOf(younger.token)).toMatchObject(TRIAL);
    expect(await adsOf(youngest.token)).toMatchObject({ basic: 0, elite: 0, superior: 0 });
  });
});
