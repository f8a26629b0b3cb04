import { expect, it } from 'vitest';
import { ALERT_MAIL_JOB } from '../src/alerts/jobs/alertPayload.ts';
import { insertProperties, type NewProperty } from '../src/catalogue/repository/insertProperties.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createProperty, propertyId } from './fixtures/properties.ts';
import { createAlertTools, MINUTE_MS } from './support/alerts.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { registerUser } from './support/users.ts';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LINK = 'https://homes.example.com';

describeBothEngines('Alerts of saved searches', (open) => {
  const api = createFixtureApi(open);
  const {
    after: runJobsAfter,
    mailsTo: readAlertMails,
    confirm: confirmEmail,
    user: createUserWithSearch,
    appear: addListings,
    change: changeListing,
    setActive,
  } = createAlertTools(api);
  let last = 8000;
  /** A listing that matches a search for this number of bedrooms. */
  const createListing = (bedrooms: number, overrides: object = {}) =>
    createProperty(++last, { days: 0, bedrooms, ...overrides });
  const parsePropertyIds = (plain: string) => [...plain.matchAll(/\/property-([\da-f-]{36})/g)].map(([, id]) => id);
  const listMailedIds = async (email: string) =>
    (await readAlertMails(email)).map(({ plain }) => parsePropertyIds(plain));

  it('report a new listing within a minute, with the reason, once', async () => {
    const { email } = await createUserWithSearch('/listing?bedrooms=1', 'at_once');
    const namedListing = createListing(1, { address_ar: 'شقة <b>مميزة</b> جدًا على النيل مباشرة', price: 2_500_000 });
    await addListings(namedListing, createListing(2));
    await runJobsAfter(MINUTE_MS);
    const [mail] = await readAlertMails(email);
    expect(mail?.subject).toBe('عقار جديد في شقق المعادي');
    expect(parsePropertyIds(mail?.plain ?? '')).toEqual([namedListing.id]);
    for (const text of [mail?.plain, mail?.html]) {
      expect(text).toContain('لأنك حفظت البحث \u2068شقق المعادي\u2069');
      expect(text).toContain('2,500,000 ج.م');
      expect(text).toContain(`${LINK}/listing?bedrooms=1`);
      expect(text).toMatch(/stop-alert#[\da-f-]{36}\.[\w-]{43}/);
    }
    expect(mail?.html).toContain('شقة &lt;b&gt;مميزة&lt;/b&gt;');
    expect(mail?.html).toContain(`<img src="${LINK}/images/aa11-480.webp" alt="واجهة"`);
    expect(mail?.html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(mail?.html).not.toContain('text-align:left');
    await changeListing(namedListing.id, { price: 2_400_000 });
    await runJobsAfter(MINUTE_MS);
    const otherListing = createListing(1);
    await addListings(otherListing);
    await runJobsAfter(MINUTE_MS);
    await runJobsAfter(HOUR_MS);
    expect(await listMailedIds(email)).toEqual([[namedListing.id], [otherListing.id]]);
  });

  it('are sent once by several nodes', async () => {
    const { email } = await createUserWithSearch('/listing?bedrooms=2', 'at_once');
    const properties = [createListing(2), createListing(2)];
    await addListings(...properties);
    await runJobsAfter(MINUTE_MS, 4);
    await runJobsAfter(MINUTE_MS, 4);
    const ids = await listMailedIds(email);
    expect(ids).toHaveLength(1);
    expect(ids[0]?.toSorted()).toEqual(properties.map(({ id }) => id).toSorted());
  });

  it('report a listing that is approved later', async () => {
    const { email } = await createUserWithSearch('/listing?bedrooms=3&min_price=77000000', 'at_once');
    const [late, early] = [
      createListing(3, { price: 77_000_000, availability: 1 }),
      createListing(3, { price: 77_000_000 }),
    ];
    await addListings(late, early);
    await runJobsAfter(MINUTE_MS);
    await runJobsAfter(2 * HOUR_MS);
    await changeListing(late.id, { availability: 2 });
    await runJobsAfter(MINUTE_MS);
    expect(await listMailedIds(email)).toEqual([[early.id], [late.id]]);
  });

  it('report a listing of a node whose clock is late', async () => {
    const { email } = await createUserWithSearch('/listing?bedrooms=3&min_price=55000000', 'at_once');
    await runJobsAfter(HOUR_MS);
    const lateListing = createListing(3, { price: 55_000_000 });
    const listedAt = new Date(api.services.clock().getTime() - 10 * MINUTE_MS);
    await insertProperties(api.database.db, [
      { ...lateListing, created_at: listedAt, updated_at: listedAt, confirmed_at: listedAt },
    ]);
    await runJobsAfter(MINUTE_MS);
    expect(await listMailedIds(email)).toEqual([[lateListing.id]]);
  });

  it('check everything after the database was restored on another server', async () => {
    const { email, id } = await createUserWithSearch('/listing?bedrooms=3&min_price=56000000', 'at_once');
    await runJobsAfter(MINUTE_MS);
    const { db } = api.database;
    await db.updateTable('alert').set({ horizon: '999999999999' }).where('search_id', '=', id).execute();
    const restoredListing = createListing(3, { price: 56_000_000 });
    await addListings(restoredListing);
    await runJobsAfter(MINUTE_MS);
    expect(await listMailedIds(email)).toEqual([[restoredListing.id]]);
  });

  it('report a listing that was pending when the alert started, and a renewed one', async () => {
    const [late, old] = [
      createListing(3, { price: 66_000_000, availability: 1 }),
      createListing(3, { price: 66_000_000, availability: 3 }),
    ];
    await addListings(late, old);
    api.advanceTime(1);
    const { email, token } = await createUserWithSearch(
      '/listing?bedrooms=3&min_price=66000000&max_price=66000000',
      'at_once',
    );
    const countFresh = async () =>
      (await api.client.fetchData('listSavedSearches', '/saved-searches', withToken(token))).map(
        (savedSearch) => savedSearch.fresh,
      );
    await runJobsAfter(MINUTE_MS);
    expect(await countFresh()).toEqual([0]);
    for (const listing of [late, old]) {
      await setActive(listing.id);
      await runJobsAfter(MINUTE_MS);
    }
    expect(await listMailedIds(email)).toEqual([[late.id], [old.id]]);
    expect(await countFresh()).toEqual([2]);
  });

  it('lose nothing pending when they are changed', async () => {
    const { email, set } = await createUserWithSearch('/rent?bedrooms=3&min_price=99000', 'daily');
    const [firstListing, secondListing, thirdListing] = [1, 2, 3].map(() =>
      createListing(3, { action: 1, price: 99_000 }),
    );
    await addListings(firstListing as NewProperty);
    await runJobsAfter(HOUR_MS);
    await set({ frequency: 'at_once', by_mail: true, by_push: false });
    await runJobsAfter(MINUTE_MS);
    expect(await listMailedIds(email)).toEqual([[firstListing?.id]]);
    await set({ frequency: 'at_once', by_mail: false, by_push: true });
    await addListings(secondListing as NewProperty);
    await runJobsAfter(HOUR_MS);
    await addListings(thirdListing as NewProperty);
    await runJobsAfter(HOUR_MS);
    await set({ frequency: 'at_once', by_mail: true, by_push: true });
    await runJobsAfter(MINUTE_MS);
    expect(await listMailedIds(email)).toEqual([[firstListing?.id], [thirdListing?.id, secondListing?.id]]);
  });

  it('are sent in the morning of Cairo, or on Saturday', async () => {
    // Friday 20 November, 14:00 in Cairo, or slightly later.
    const now = api.services.clock().getTime();
    const [daily, weekly] = [
      await createUserWithSearch('/rent?bedrooms=5', 'daily'),
      await createUserWithSearch('/rent?bedrooms=5', 'weekly'),
    ];
    await addListings(createListing(5, { action: 1 }));
    const msUntilNine = Date.parse('2026-11-21T07:00:00Z') - api.services.clock().getTime();
    expect(now).toBeLessThan(Date.parse('2026-11-21T00:00:00Z'));
    await runJobsAfter(msUntilNine - MINUTE_MS);
    expect([await readAlertMails(daily.email), await readAlertMails(weekly.email)]).toEqual([[], []]);
    await runJobsAfter(MINUTE_MS);
    expect([(await listMailedIds(daily.email)).length, (await listMailedIds(weekly.email)).length]).toEqual([1, 1]);
    await addListings(createListing(5, { action: 1 }), createListing(5, { action: 1 }));
    await runJobsAfter(DAY_MS);
    expect([(await listMailedIds(daily.email)).length, (await listMailedIds(weekly.email)).length]).toEqual([2, 1]);
    for (let day = 0; day < 6; day++) await runJobsAfter(DAY_MS);
    expect((await listMailedIds(daily.email)).length).toBe(2);
    expect((await listMailedIds(weekly.email)).map((ids) => ids.length)).toEqual([1, 2]);
  });

  it('are sent once the address is confirmed', async () => {
    const { email } = await createUserWithSearch('/rent?bedrooms=4', 'at_once', { isConfirmed: false });
    const properties = [createListing(4, { action: 1 }), createListing(4, { action: 1 })];
    for (const property of properties) {
      await addListings(property);
      await runJobsAfter(HOUR_MS);
    }
    expect(await readAlertMails(email)).toEqual([]);
    await confirmEmail(email);
    await runJobsAfter(MINUTE_MS);
    expect(await listMailedIds(email)).toEqual([properties.map(({ id }) => id).toReversed()]);
  });

  it('stay due when they are changed', async () => {
    const href = '/rent?bedrooms=3&min_price=97000';
    const { email, set } = await createUserWithSearch(href, 'daily', { isConfirmed: false });
    const listing = createListing(3, { action: 1, price: 97_000 });
    await addListings(listing);
    await runJobsAfter(DAY_MS);
    await confirmEmail(email);
    await set({ frequency: 'daily', by_mail: true, by_push: true });
    await runJobsAfter(MINUTE_MS);
    expect(await listMailedIds(email)).toEqual([[listing.id]]);
  });

  it('show the first of many listings, and how many more there are', async () => {
    const { email } = await createUserWithSearch('/rent?bedrooms=6&min_price=88000', 'at_once');
    await addListings(...Array.from({ length: 9 }, () => createListing(6, { action: 1, price: 90_000 })));
    await runJobsAfter(MINUTE_MS);
    const [mail] = await readAlertMails(email);
    expect(mail?.subject).toBe('9 عقارات جديدة في شقق المعادي');
    expect(parsePropertyIds(mail?.plain ?? '')).toHaveLength(6);
    expect(mail?.plain).toContain('و3 عقارات أخرى في القائمة.');
    expect(mail?.plain).toContain('90,000 ج.م شهريًا');
  });

  /** Enqueues a mail about new listings, of which six are named, as a run of the alert does. */
  async function enqueueMail(email: string, total: number) {
    const { db } = api.database;
    const alert = await db
      .selectFrom('alert')
      .innerJoin('app_user', 'app_user.id', 'alert.user_id')
      .select(['alert.id as alert_id', 'user_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const listings = Array.from({ length: 6 }, () => createListing(6));
    await addListings(...listings);
    const homes = listings.map(({ id }) => ({ id, kind: 'new', before: null }));
    const payload = { ...alert, to: email, homes, total };
    await enqueue(db, { kind: ALERT_MAIL_JOB, payload, now: api.services.clock() });
    return listings.map(({ id }) => id);
  }

  it('do not count a listing that became unavailable since', async () => {
    const { email } = await createUserWithSearch('/rent?bedrooms=6&max_price=1', 'at_once');
    const [unavailableId = ''] = await enqueueMail(email, 8);
    await changeListing(unavailableId, { availability: 3 });
    await runJobsAfter(MINUTE_MS);
    const [mail] = await readAlertMails(email);
    expect(mail?.subject).toBe('7 عقارات جديدة في شقق المعادي');
    expect(parsePropertyIds(mail?.plain ?? '')).toHaveLength(5);
    expect(mail?.plain).toContain('وعقاران آخران في القائمة.');
  });

  it('are sent to the current address', async () => {
    const { email } = await createUserWithSearch('/rent?bedrooms=6&max_price=1', 'at_once');
    await enqueueMail(email, 6);
    const change = { email: `new-${email}` };
    await api.database.db.updateTable('app_user').set(change).where('email', '=', email).execute();
    await runJobsAfter(MINUTE_MS);
    expect(await readAlertMails(email)).toEqual([]);
    expect(await readAlertMails(change.email)).toHaveLength(1);
  });

  it('are written in the user’s language', async () => {
    const { email } = await createUserWithSearch('/rent?bedrooms=6&min_price=99000', 'at_once');
    await api.database.db.updateTable('app_user').set({ language: 'en' }).where('email', '=', email).execute();
    await addListings(createListing(6, { action: 1, price: 99_000 }));
    await runJobsAfter(MINUTE_MS);
    const [mail] = await readAlertMails(email);
    expect(mail?.subject).toBe('1 new property in شقق المعادي');
    expect(mail?.plain).toContain('asked for new properties instantly');
    expect(mail?.html).toMatch(/<html lang="en" dir="ltr">/);
  });

  it('stop by the one-click link of a mail program, without a login', async () => {
    const { email, id, token, set } = await createUserWithSearch('/listing?bedrooms=1&max_price=10', 'at_once');
    const otherUser = await createUserWithSearch('/listing?bedrooms=1&max_price=10', 'at_once');
    await addListings(createListing(1, { price: 5 }));
    await runJobsAfter(MINUTE_MS);
    const { pathname } = new URL((await readAlertMails(email))[0]?.unsubscribe ?? '');
    const unsubscribe = () =>
      api.app.request(pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    for (let i = 0; i < 2; i++) {
      const answer = await unsubscribe();
      expect([answer.status, await answer.json()]).toEqual([200, { data: { name: 'شقق المعادي' } }]);
    }
    const list = await api.client.fetchData('listSavedSearches', '/saved-searches', withToken(token));
    expect(list).toMatchObject([{ id, alert: { frequency: 'none' } }]);
    await addListings(createListing(1, { price: 6 }));
    await runJobsAfter(MINUTE_MS);
    expect([(await readAlertMails(email)).length, (await readAlertMails(otherUser.email)).length]).toEqual([1, 2]);
    // An alert that is turned on again reports only later listings.
    await set({ frequency: 'at_once', by_mail: true, by_push: false });
    await runJobsAfter(MINUTE_MS);
    expect(await readAlertMails(email)).toHaveLength(1);
    const forged = pathname.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A'));
    expect((await api.app.request(forged, { method: 'POST' })).status).toBe(422);
    await api.client.fetchAnswer('removeSavedSearch', `/saved-searches/${id}`, withToken(token, { method: 'DELETE' }));
    expect(await (await unsubscribe()).json()).toEqual({ data: { name: null } });
  });

  it('are not sent once turned off, removed, or without an account', async () => {
    const users = await Promise.all(
      [1, 2, 3].map(() => createUserWithSearch('/listing?bedrooms=2&max_price=20', 'at_once')),
    );
    const [off, removed, unavailable] = users;
    await addListings(createListing(2, { price: 15 }));
    await off?.set({ frequency: 'none', by_mail: true, by_push: false });
    await api.client.request(`/saved-searches/${removed?.id}`, withToken(removed?.token ?? '', { method: 'DELETE' }));
    const deletion = { ...buildJsonRequest({ current_password: 'mashrabiya of oak' }), method: 'DELETE' };
    await api.client.fetchAnswer('deleteAccount', '/user', withToken(unavailable?.token ?? '', deletion));
    await runJobsAfter(MINUTE_MS);
    for (const alertUser of users) expect(await readAlertMails(alertUser.email)).toEqual([]);
  });

  it('report a listing once, also after a later renewal', async () => {
    const { email } = await createUserWithSearch(
      '/listing?bedrooms=3&min_price=65000000&max_price=65000000',
      'at_once',
    );
    const removedListing = createListing(3, { price: 65_000_000 });
    await addListings(removedListing);
    await runJobsAfter(MINUTE_MS);
    expect(await listMailedIds(email)).toEqual([[removedListing.id]]);
    const findSentMails = () =>
      api.database.db.selectFrom('alert_home').select('told_at').where('property_id', '=', removedListing.id).execute();
    const mailsBefore = await findSentMails();
    await runJobsAfter(30 * DAY_MS);
    await setActive(removedListing.id);
    for (let round = 0; round < 3; round++) await runJobsAfter(10 * DAY_MS);
    await changeListing(removedListing.id, { price: 65_000_000 });
    await runJobsAfter(MINUTE_MS);
    expect(await findSentMails()).toEqual(mailsBefore);
  });
});

describeBothEngines('The alert of favourites', (open) => {
  const api = createFixtureApi(open);
  const {
    after: runJobsAfter,
    mailsTo: readAlertMails,
    confirm: confirmEmail,
    change: changeListing,
  } = createAlertTools(api);
  const createUserWithFavorites = async (...properties: number[]) => {
    const { token, email } = await registerUser(api.client);
    await confirmEmail(email);
    const addFavorite = (number: number) =>
      api.client.fetchAnswer('toggleFavorite', '/love-toggle', buildPost(token, { task_id: propertyId(number) }));
    for (const number of properties) await addFavorite(number);
    const set = (frequency: string) => {
      const body = buildJsonRequest({ frequency, by_mail: true, by_push: false });
      return api.client.fetchAnswer('setFavoriteAlert', '/user/alerts/favorites', withToken(token, body));
    };
    return { token, email, love: addFavorite, set };
  };

  it('is off at first, and keeps its setting', async () => {
    const { token, set } = await createUserWithFavorites();
    const fetchAlerts = () => api.client.fetchData('getAlerts', '/user/alerts', withToken(token));
    expect(await fetchAlerts()).toMatchObject({ favorites: { frequency: 'none' }, email_verified: true });
    expect((await fetchAlerts()).push_key).toMatch(/^[\w-]{87}$/);
    await set('weekly');
    expect((await fetchAlerts()).favorites).toEqual({ frequency: 'weekly', by_mail: true, by_push: false });
  });

  it('reports a lower price and an unavailable listing, once each', async () => {
    const { email, set, love } = await createUserWithFavorites(1, 2, 3);
    await changeListing(propertyId(2), { price: 5_000_000 });
    await set('at_once');
    await runJobsAfter(MINUTE_MS);
    expect(await readAlertMails(email)).toEqual([]);
    await changeListing(propertyId(1), { price: 2_900_000 });
    await changeListing(propertyId(3), { price: 22_000_000 });
    await runJobsAfter(MINUTE_MS);
    const [lower] = await readAlertMails(email);
    expect(lower?.subject).toBe('جديد عن عقار في مفضلتك');
    expect(lower?.plain).toContain('انخفض السعر إلى 2,900,000 ج.م بعد أن كان 3,000,000 ج.م');
    expect(lower?.plain).not.toContain(propertyId(3));
    await changeListing(propertyId(1), { price: 2_950_000 });
    await changeListing(propertyId(3), { availability: 3 });
    await runJobsAfter(MINUTE_MS);
    await runJobsAfter(MINUTE_MS);
    const mails = await readAlertMails(email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.plain).toContain('لم يعد متاحًا');
    expect(mails[1]?.plain).toContain(propertyId(3));
    await changeListing(propertyId(2), { availability: 4 });
    await runJobsAfter(MINUTE_MS);
    const [, , refused] = await readAlertMails(email);
    expect(refused?.plain).toContain(propertyId(2));
    expect(refused?.html).not.toContain('<img');
    // Removing the favorite ends its notifications.
    await love(1);
    await changeListing(propertyId(1), { price: 1_000_000 });
    await runJobsAfter(MINUTE_MS);
    expect(await readAlertMails(email)).toHaveLength(3);
  });

  it('reports a listing again that returned and is unavailable once more', async () => {
    const { email, set } = await createUserWithFavorites(4);
    await set('at_once');
    for (const count of [1, 2]) {
      await changeListing(propertyId(4), { availability: 3 });
      await runJobsAfter(MINUTE_MS);
      await changeListing(propertyId(4), { availability: 2 });
      await runJobsAfter(MINUTE_MS);
      expect(await readAlertMails(email)).toHaveLength(count);
    }
  });

  it('does not quote the title of a rejected listing', async () => {
    const { email, set } = await createUserWithFavorites(5);
    await set('at_once');
    await changeListing(propertyId(5), { availability: 4, address_ar: 'عنوان لم يره مشرف' });
    await runJobsAfter(MINUTE_MS);
    const [mail] = await readAlertMails(email);
    expect(mail?.plain).toContain(propertyId(5));
    expect(mail?.plain).not.toContain('عنوان لم يره مشرف');
  });
});
