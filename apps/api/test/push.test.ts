import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEngines } from './engines/describeEngines.ts';
import { createProperty } from './fixtures/properties.ts';
import { createAlertTools, MINUTE_MS } from './support/alerts.ts';
import { buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { PushService } from './support/pushService.ts';
import { createPushTools, PUSH_ADDRESS } from './support/pushSubscriptions.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;

describeEngines('Notifications', (open) => {
  const api = createFixtureApi(open);
  const {
    after: runJobsAfter,
    mailsTo: readAlertMails,
    user: createUserWithSearch,
    appear: addListings,
  } = createAlertTools(api);
  const pushService = new PushService();
  let last = 9000;
  beforeAll(async () => {
    await pushService.open();
  });
  afterAll(() => pushService.close());

  const { createSubscription, subscribe, subscribeHere, listReceived } = createPushTools(api, pushService);
  const listEndpoints = async () =>
    (await api.database.db.selectFrom('push_subscription').select('endpoint').execute()).map(
      ({ endpoint }) => endpoint,
    );

  it('reach the browser, signed and encrypted, and link to the listing', async () => {
    const { token, email, set } = await createUserWithSearch('/listing?bedrooms=1', 'at_once', { isByPush: true });
    await set({ frequency: 'at_once', by_mail: false, by_push: true });
    await subscribeHere(token, '/mine');
    const listing = createProperty(++last, {
      days: 0,
      bedrooms: 1,
      price: 2_500_000,
      address_ar: 'شقة بإطلالة على النيل مباشرة',
    });
    await addListings(listing);
    await runJobsAfter(MINUTE_MS);
    await runJobsAfter(MINUTE_MS);
    const [message, ...more] = listReceived('/mine');
    expect(more).toEqual([]);
    if (!message) throw new Error('nothing came');
    expect(pushService.read(message)).toMatchObject({
      title: 'عقار جديد في شقق المعادي',
      body: '2,500,000 ج.م · شقة بإطلالة على النيل مباشرة',
      url: `/property-${listing.id}`,
      dir: 'rtl',
    });
    const { push_key } = await api.client.fetchData('getAlerts', '/user/alerts', withToken(token));
    expect(await pushService.readSender(message)).toEqual({ key: push_key, subject: 'https://homes.example.com' });
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(message.body.toString('latin1')).not.toContain('property');
    expect(await readAlertMails(email)).toEqual([]);
  });

  it.each([404, 410])('stop for an unavailable browser (%i)', async (status) => {
    const { token } = await createUserWithSearch(`/listing?bedrooms=2&max_price=${status}`, 'at_once', {
      isByPush: true,
    });
    const path = `/gone-${status}`;
    await subscribeHere(token, path);
    pushService.statuses.set(path, status);
    await addListings(createProperty(++last, { days: 0, bedrooms: 2, price: 10 }));
    await runJobsAfter(MINUTE_MS);
    expect(listReceived(path)).toHaveLength(1);
    expect(await listEndpoints()).not.toContain(pushService.origin + path);
  });

  it('are retried while the push service is busy', async () => {
    const { token } = await createUserWithSearch('/listing?bedrooms=3&max_price=11', 'at_once', { isByPush: true });
    await subscribeHere(token, '/busy');
    pushService.statuses.set('/busy', 503);
    await addListings(createProperty(++last, { days: 0, bedrooms: 3, price: 11 }));
    await runJobsAfter(MINUTE_MS);
    pushService.statuses.delete('/busy');
    await runJobsAfter(MINUTE_MS);
    expect(listReceived('/busy').map((receivedPush) => pushService.read(receivedPush))).toHaveLength(2);
    await runJobsAfter(MINUTE_MS);
    expect(listReceived('/busy')).toHaveLength(2);
  });

  it('end with their session, and belong to the last subscriber', async () => {
    const [firstUser, secondUser] = [await registerUser(api.client), await registerUser(api.client)];
    await subscribe(firstUser.token, 'shared');
    await subscribe(secondUser.token, 'shared');
    await api.client.fetchAnswer('logout', '/logout', buildPost(firstUser.token, {}));
    expect(await listEndpoints()).toContain(`${PUSH_ADDRESS}shared`);
    const remove = (token: string) =>
      api.client.fetchAnswer(
        'unsubscribePush',
        '/user/push-subscriptions/remove',
        buildPost(token, { endpoint: `${PUSH_ADDRESS}shared` }),
      );
    const third = await registerUser(api.client);
    await remove(third.token);
    expect(await listEndpoints()).toContain(`${PUSH_ADDRESS}shared`);
    await api.client.fetchAnswer('logout', '/logout', buildPost(secondUser.token, {}));
    expect(await listEndpoints()).not.toContain(`${PUSH_ADDRESS}shared`);
    await subscribe(third.token, 'shared');
    for (let i = 0; i < 2; i++) expect(await remove(third.token)).toEqual({ code: 200 });
    expect(await listEndpoints()).not.toContain(`${PUSH_ADDRESS}shared`);
  });

  it('are not sent to a browser with an expired session, and its alert waits', async () => {
    const { token, email } = await createUserWithSearch('/listing?bedrooms=1&max_price=30', 'at_once', {
      isConfirmed: false,
      isByPush: true,
    });
    await subscribeHere(token, '/left');
    api.advanceTime(31 * DAY_MS);
    const listing = createProperty(++last, { days: 0, bedrooms: 1, price: 25 });
    await addListings(listing);
    await runJobsAfter(MINUTE_MS);
    expect(listReceived('/left')).toEqual([]);
    const { next_at } = await api.database.db
      .selectFrom('alert')
      .innerJoin('app_user', 'app_user.id', 'alert.user_id')
      .select('next_at')
      .where('app_user.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(next_at?.getTime()).toBeLessThan(api.services.clock().getTime() - MINUTE_MS);
  });

  it('are not sent to a browser whose session has lasted a year', async () => {
    const { token } = await createUserWithSearch('/listing?bedrooms=1&max_price=40', 'at_once', {
      isConfirmed: false,
      isByPush: true,
    });
    await subscribeHere(token, '/year-old');
    for (let days = 0; days < 360; days += 20) {
      api.advanceTime(20 * DAY_MS);
      await api.client.fetchData('getAlerts', '/user/alerts', withToken(token));
    }
    api.advanceTime(6 * DAY_MS);
    expect(await api.client.fetchStatus('/user/alerts', withToken(token))).toBe(401);
    await addListings(createProperty(++last, { days: 0, bedrooms: 1, price: 35 }));
    await runJobsAfter(MINUTE_MS);
    expect(listReceived('/year-old')).toEqual([]);
  });

  it.each([
    [{ endpoint: 'http://127.0.0.1:5432/' }, 'invalid_field /endpoint'],
    [{ endpoint: 'https://elsewhere.example/push' }, 'invalid_field /endpoint'],
    [{ keys: { p256dh: 'short', auth: 'short' } }, 'invalid_field /keys/p256dh'],
    [{ expirationTime: null }, 'unknown_field /expirationTime'],
  ])('refuse a subscription with %j', async (overrides, fault) => {
    const { token } = await registerUser(api.client);
    const { faults } = await api.client.fetchRefusal(
      '/user/push-subscriptions',
      buildPost(token, createSubscription('x', overrides)),
    );
    expect(faults).toContain(fault);
  });
});
