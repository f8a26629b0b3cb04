import { expect, it } from 'vitest';
import { grantRole } from '../src/grantRole.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId } from './fixtures/properties.ts';
import { createAdTools } from './support/ads.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMailbox } from './support/mailbox.ts';
import { registerUser } from './support/users.ts';

describeBothEngines('User records for moderators', (open) => {
  const api = createFixtureApi(open);
  const { createUser, postAd, acceptAll } = createAdTools(api);
  const { tokenTo: readMailedToken, subjectsTo: readSubjects } = createMailbox(api);
  const findUsers = (token: string, query: string) =>
    api.client.fetchData('listUsers', `/moderation/people?query=${encodeURIComponent(query)}`, withToken(token));
  const fetchRecord = (token: string, id: string) =>
    api.client.fetchData('getModeratedUser', `/moderation/people/${id}`, withToken(token));
  const setRole = (token: string, id: string, role: string) =>
    [`/moderation/people/${id}/role`, buildPost(token, { role })] as const;

  it('are found by a part of the name, address or number, in either digits', async () => {
    const { token } = await createUser('moderator');
    const user = await registerUser(api.client, {
      name: 'Dalia_Rashwan 100%',
      email: 'dalia.rashwan@example.com',
      phone: '01000007788',
    });
    for (const query of ['rashwan', 'LIA.RASH', '01000007788', '٠١٠٠٠٠٠٧٧٨٨', '0007788', 'a_R', '0%'])
      expect((await findUsers(token, query)).data.map(({ email }) => email)).toEqual([user.email]);
    for (const query of ['a%R', 'Dal_a', 'nobody at all']) expect((await findUsers(token, query)).data).toEqual([]);
    const allUsers = await findUsers(token, '');
    expect(allUsers.total).toBeGreaterThan(allUsers.data.length - 1);
  });

  it('show posts, reports and account events', async () => {
    const moderator = await createUser('moderator');
    const seller = await createUser();
    const { id } = await postAd(seller.token);
    await acceptAll();
    await api.client.request(
      `/properties/${id}/reports`,
      buildJsonRequest({ reason: 'wrong_price', note: 'أغلى بكثير' }),
    );
    api.advanceTime(1_000);
    await api.client.request(`/provider/${seller.id}/reports`, buildJsonRequest({ reason: 'wrong_number' }));
    const record = await fetchRecord(moderator.token, seller.id);
    expect(record).toMatchObject({ ads: 1, active: 1, accepted: 1, refused: 0, role: 'user', blocked: null });
    expect(record.posted).toMatchObject([{ id, availability: 2 }]);
    expect(record.reports).toMatchObject([
      { reason: 'wrong_number', property: null },
      { reason: 'wrong_price', note: 'أغلى بكثير', decision: null, property: { id } },
    ]);
    expect(record.audit.map(({ kind }) => kind)).toContain('registered');
    const { data } = await findUsers(moderator.token, seller.email);
    expect(data).toMatchObject([{ id: seller.id, ads: 1, active: 1 }]);
  });

  it('get a role from an administrator only, logged with the previous one', async () => {
    const [administrator, moderator, user] = [
      await createUser('administrator'),
      await createUser('moderator'),
      await createUser(),
    ];
    expect(await api.client.fetchFaults(...setRole(moderator.token, user.id, 'finance'))).toEqual(['forbidden']);
    await api.client.fetchAnswer('setRole', ...setRole(administrator.token, user.id, 'moderator'));
    expect((await fetchRecord(user.token, user.id)).role).toBe('moderator');
    const log = await api.client.fetchAnswer(
      'listModerationEvents',
      `/moderation/events?person=${user.id}&kind=role_changed`,
      withToken(administrator.token),
    );
    expect(log.data.data).toMatchObject([{ reasons: ['user', 'moderator'], seller: { id: user.id } }]);
    expect(log.data.data[0]?.actor).not.toBeNull();
  });

  it('let an administrator log a user out everywhere, and notify the user', async () => {
    const [administrator, moderator, user] = [
      await createUser('administrator'),
      await createUser('moderator'),
      await createUser(),
    ];
    const credentials = { email: user.email, password: user.password };
    const { token: otherToken } = await api.client
      .fetchAnswer('login', '/login', buildJsonRequest(credentials))
      .then((answer) => ('token' in answer ? answer : { token: '' }));
    const end = (token: string, id: string) =>
      [`/moderation/people/${id}/sessions`, withToken(token, { method: 'DELETE' })] as const;
    const isLoggedIn = async (token: string) => (await api.client.request('/user/profile', withToken(token))).ok;
    expect(await api.client.fetchFaults(...end(moderator.token, user.id))).toEqual(['forbidden']);
    expect(await isLoggedIn(otherToken)).toBe(true);
    // Later than the login, whose event would otherwise be the latest now and then.
    api.advanceTime(1000);
    await api.client.fetchAnswer('endUserSessions', ...end(administrator.token, user.id));
    for (const token of [user.token, otherToken]) expect(await isLoggedIn(token)).toBe(false);
    expect(await readSubjects(user.email)).toContain('سُجّل خروجك من كل الأجهزة');
    const record = await fetchRecord(administrator.token, user.id);
    expect(record.audit[0]).toMatchObject({ kind: 'sessions_ended_by_staff', device: '' });
    const log = await api.client.fetchAnswer(
      'listModerationEvents',
      `/moderation/events?person=${user.id}&kind=sessions_ended`,
      withToken(administrator.token),
    );
    expect(log.data.data).toMatchObject([{ seller: { id: user.id }, actor_id: administrator.id }]);
    await api.client.fetchAnswer('endUserSessions', ...end(administrator.token, administrator.id));
    expect(await isLoggedIn(administrator.token)).toBe(true);
    expect(await api.client.fetchFaults(...end(administrator.token, propertyId(1)))).toEqual(['not_found id']);
  });

  it('keep one administrator, also when two resign at once', async () => {
    const { db } = api.database;
    await db.updateTable('app_user').set({ role: 'user' }).where('role', '=', 'administrator').execute();
    const [firstAdministrator, secondAdministrator] = [
      await createUser('administrator'),
      await createUser('administrator'),
    ];
    const answers = await Promise.all(
      [firstAdministrator, secondAdministrator].map(({ token, id }) =>
        api.client.request(...setRole(token, id, 'user')),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const remaining = await db.selectFrom('app_user').select('id').where('role', '=', 'administrator').execute();
    expect(remaining).toHaveLength(1);
  });

  it('keep one administrator, also when two delete their accounts at once', async () => {
    const { db } = api.database;
    await db.updateTable('app_user').set({ role: 'user' }).where('role', '=', 'administrator').execute();
    const administrators = [await createUser('administrator'), await createUser('administrator')];
    const deleteOwn = ({ token, password }: (typeof administrators)[number]) =>
      api.client.request(
        '/user',
        withToken(token, { ...buildJsonRequest({ current_password: password }), method: 'DELETE' }),
      );
    const answers = await Promise.all(administrators.map(deleteOwn));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [last] = administrators.filter((_, index) => answers[index]?.status === 409);
    const remaining = db.selectFrom('app_user').select('id').where('role', '=', 'administrator');
    expect(await remaining.where('deleted_at', 'is', null).execute()).toEqual([{ id: last?.id }]);
    if (!last) return;
    const refusedInit = withToken(last.token, {
      ...buildJsonRequest({ current_password: last.password }),
      method: 'DELETE',
    });
    expect(await api.client.fetchFaults('/user', refusedInit)).toEqual(['last_administrator']);
  });

  it('keep the last administrator when the owner of an unconfirmed address disowns the account', async () => {
    const { db } = api.database;
    await db.updateTable('app_user').set({ role: 'user' }).where('role', '=', 'administrator').execute();
    const last = await registerUser(api.client);
    const link = await readMailedToken(last.email);
    await grantRole(db, last.email, 'administrator', new Date());
    expect(await api.client.fetchFaults('/email/verify/refuse', buildJsonRequest({ token: link }))).toEqual([
      'last_administrator',
    ]);
  });

  it('get no role while blocked', async () => {
    const [administrator, user] = [await createUser('administrator'), await createUser()];
    const blockReason = { reason_ar: 'سبب', reason_en: 'A reason' };
    await api.client.fetchAnswer(
      'blockUser',
      `/moderation/sellers/${user.id}/block`,
      buildPost(administrator.token, blockReason),
    );
    expect(await api.client.fetchFaults(...setRole(administrator.token, user.id, 'moderator'))).toEqual([
      'person_blocked',
    ]);
  });

  it('get the first administrator from the command line', async () => {
    const { db } = api.database;
    const user = await createUser();
    expect(await grantRole(db, user.email.toUpperCase(), 'administrator', new Date())).toBe(
      `Changed the role of ${user.email} from user to administrator.`,
    );
    expect((await fetchRecord(user.token, user.id)).role).toBe('administrator');
    await expect(grantRole(db, 'nobody@example.com', 'moderator', new Date())).rejects.toThrow(
      'No account has the email address',
    );
    await expect(grantRole(db, user.email, 'king', new Date())).rejects.toThrow('Roles: user');
  });
});
