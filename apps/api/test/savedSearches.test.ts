import { MAX_SAVED_SEARCHES } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { createProperty, propertyId } from './fixtures/properties.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { registerUser } from './support/users.ts';

const HOUR_MS = 3_600_000;

describeBothEngines('Saved searches', (open) => {
  const api = createFixtureApi(open);
  const listSearches = (token: string) =>
    api.client.fetchData('listSavedSearches', '/saved-searches', withToken(token));
  const buildSave = (token: string, href: string, name = 'A search') => buildPost(token, { href, name });
  const saveSearch = (token: string, href: string, name?: string) =>
    api.client.fetchData('saveSearch', '/saved-searches', buildSave(token, href, name));
  const buildMerge = (token: string, searches: readonly object[]) => buildPost(token, { searches });
  const mergeSearches = (token: string, searches: readonly object[]) =>
    api.client.fetchData('mergeSavedSearches', '/saved-searches/merge', buildMerge(token, searches));
  const createDeviceSearch = (href: string, overrides: object = {}) => {
    const at = '2026-11-19T10:00:00.000Z';
    return { href, name: 'On the device', saved_at: at, checked_at: at, checked_before: at, ...overrides };
  };

  it('are stored in the account, the latest first, once each', async () => {
    const { token } = await registerUser(api.client);
    expect(await listSearches(token)).toEqual([]);
    const first = await saveSearch(token, '/rent?type=housing', ' Maadi ');
    api.advanceTime(1_000);
    await saveSearch(token, '/listing', 'All');
    expect(first).toMatchObject({
      name: 'Maadi',
      fresh: 0,
      alert: { frequency: 'none', by_mail: true, by_push: false },
    });
    expect((await saveSearch(token, '/rent?type=housing', 'Ours')).id).toBe(first.id);
    expect((await listSearches(token)).map(({ name }) => name)).toEqual(['All', 'Ours']);
  });

  it('are renamed, removed, and removed again alike', async () => {
    const { token } = await registerUser(api.client);
    const { id } = await saveSearch(token, '/rent');
    const renaming = api.client.fetchAnswer(
      'renameSavedSearch',
      `/saved-searches/${id}`,
      buildPost(token, { name: 'Rent' }),
    );
    expect((await renaming).data.name).toBe('Rent');
    for (let i = 0; i < 2; i++) {
      const removal = api.client.fetchAnswer(
        'removeSavedSearch',
        `/saved-searches/${id}`,
        withToken(token, { method: 'DELETE' }),
      );
      expect(await removal).toEqual({ code: 200 });
    }
    expect(await listSearches(token)).toEqual([]);
  });

  it('belong to one user: other users cannot see or change them', async () => {
    const [firstUser, secondUser] = [await registerUser(api.client), await registerUser(api.client)];
    const { id } = await saveSearch(firstUser.token, '/rent', 'Mine');
    const path = `/saved-searches/${id}`;
    const alert = { frequency: 'daily', by_mail: true, by_push: false };
    for (const [at, body] of [
      [path, { name: 'Theirs' }],
      [`${path}/looks`, {}],
      [`${path}/alert`, alert],
    ] as const) {
      expect(await api.client.fetchRefusal(at, buildPost(secondUser.token, body))).toMatchObject({
        faults: ['not_found'],
      });
    }
    await api.client.fetchAnswer('removeSavedSearch', path, withToken(secondUser.token, { method: 'DELETE' }));
    expect(await listSearches(firstUser.token)).toMatchObject([{ id, name: 'Mine', alert: { frequency: 'none' } }]);
    expect(await listSearches(secondUser.token)).toEqual([]);
  });

  it('count new listings since the last visit, one visit counting once', async () => {
    const { token } = await registerUser(api.client);
    const { id } = await saveSearch(token, '/rent?bedrooms=4');
    const markSeen = () =>
      api.client.fetchData('markSavedSearchSeen', `/saved-searches/${id}/looks`, buildPost(token, {}));
    api.advanceTime(HOUR_MS);
    const now = api.services.clock();
    await insertProperties(api.database.db, [
      { ...createProperty(7001, { days: 0, action: 1, bedrooms: 4 }), created_at: now, updated_at: now },
      { ...createProperty(7002, { days: 0, action: 1, bedrooms: 3 }), created_at: now, updated_at: now },
    ]);
    await api.services.listings.refresh();
    expect(await listSearches(token)).toMatchObject([{ fresh: 1 }]);
    api.advanceTime(1_000);
    const first = await markSeen();
    expect(first).toMatchObject({ fresh: 0, checked_at: api.services.clock().toISOString() });
    expect(first.checked_before).toBe(first.saved_at);
    api.advanceTime(HOUR_MS / 4);
    expect((await markSeen()).checked_before).toBe(first.saved_at);
    const timeBefore = api.services.clock().toISOString();
    api.advanceTime(HOUR_MS);
    expect((await markSeen()).checked_before).toBe(timeBefore);
  });

  it('are limited to thirty, also across concurrent tabs', async () => {
    const { token } = await registerUser(api.client);
    for (let i = 0; i < MAX_SAVED_SEARCHES - 1; i++) await saveSearch(token, `/rent?city=${i}`);
    const both = await Promise.all(
      ['/listing', '/search'].map((href) => api.client.request('/saved-searches', buildSave(token, href))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await listSearches(token)).toHaveLength(MAX_SAVED_SEARCHES);
    expect(await api.client.fetchRefusal('/saved-searches', buildSave(token, '/elite'))).toMatchObject({
      status: 422,
      faults: ['too_many_saved'],
    });
  });

  it('of a device are merged, and merged again without a change', async () => {
    const { token } = await registerUser(api.client);
    await saveSearch(token, '/rent', 'Mine');
    const laterTimes = { checked_at: '2026-11-19T12:00:00.000Z', checked_before: '2026-11-19T11:00:00.000Z' };
    const device = [createDeviceSearch('/rent'), createDeviceSearch('/listing', { name: 'Theirs', ...laterTimes })];
    const once = await mergeSearches(token, device);
    expect(once.map(({ href, name }) => [href, name])).toEqual(
      expect.arrayContaining([
        ['/rent', 'Mine'],
        ['/listing', 'Theirs'],
      ]),
    );
    expect(once.find(({ href }) => href === '/rent')?.saved_at).toBe('2026-11-19T10:00:00.000Z');
    expect(once.find(({ href }) => href === '/listing')).toMatchObject(laterTimes);
    const [again] = await Promise.all([mergeSearches(token, device), mergeSearches(token, device)]);
    expect(again).toEqual(once);
    expect(await listSearches(token)).toEqual(once);
  });

  it.each([
    [{ href: 'https://elsewhere.example/listing', name: 'x' }, 'invalid_field /href'],
    [{ href: '//elsewhere.example', name: 'x' }, 'invalid_field /href'],
    [{ href: '/listing?colour=red', name: 'x' }, 'invalid_field /href'],
    [{ href: '/profile', name: 'x' }, 'invalid_field /href'],
    [{ href: 7, name: 'x' }, 'invalid_field /href'],
    [{ name: 'x' }, 'required_field /href'],
    [{ href: '/listing', name: '  ' }, 'search_name_required /name'],
    [{ href: '/listing', name: 'x'.repeat(81) }, 'text_too_long /name'],
    [{ href: '/listing', name: 'x', user_id: propertyId(1) }, 'unknown_field /user_id'],
  ])('refuse %j', async (body, fault) => {
    const { token } = await registerUser(api.client);
    expect(await api.client.fetchRefusal('/saved-searches', buildPost(token, body))).toMatchObject({
      faults: [fault],
    });
  });

  it('refuse device data at the wrong search', async () => {
    const { token } = await registerUser(api.client);
    const invalidMerge = buildMerge(token, [createDeviceSearch('/rent'), createDeviceSearch('//elsewhere.example')]);
    expect(await api.client.fetchRefusal('/saved-searches/merge', invalidMerge)).toMatchObject({
      faults: ['invalid_field /searches/1/href'],
    });
    const tooManySearches = Array.from({ length: MAX_SAVED_SEARCHES + 1 }, (_, i) =>
      createDeviceSearch(`/rent?city=${i}`),
    );
    expect((await api.client.fetchRefusal('/saved-searches/merge', buildMerge(token, tooManySearches))).status).toBe(
      422,
    );
    expect(await listSearches(token)).toEqual([]);
  });

  it.each([
    [{ frequency: 'hourly', by_mail: true, by_push: false }, 'invalid_choice /frequency'],
    [{ frequency: 'daily', by_mail: false, by_push: false }, 'alert_channel_required /by_mail'],
    [{ frequency: 'daily', by_mail: 'yes', by_push: false }, 'invalid_field /by_mail'],
  ])('refuse the alert %j', async (body, fault) => {
    const { token } = await registerUser(api.client);
    const { id } = await saveSearch(token, '/rent');
    expect(await api.client.fetchRefusal(`/saved-searches/${id}/alert`, buildPost(token, body))).toMatchObject({
      faults: [fault],
    });
  });

  it('keep their alert, and are removed with it', async () => {
    const { token, email } = await registerUser(api.client);
    const { id } = await saveSearch(token, '/rent');
    const alert = { frequency: 'weekly', by_mail: true, by_push: true };
    const set = (body: object) =>
      api.client.fetchAnswer('setSearchAlert', `/saved-searches/${id}/alert`, buildPost(token, body));
    expect((await set(alert)).data.alert).toEqual(alert);
    expect(await listSearches(token)).toMatchObject([{ alert }]);
    const off = { frequency: 'none', by_mail: false, by_push: false };
    expect((await set(off)).data.alert).toEqual(off);
    await set(alert);
    const init = withToken(token, { ...buildJsonRequest({ current_password: 'mashrabiya of oak' }), method: 'DELETE' });
    await api.client.fetchAnswer('deleteAccount', '/user', init);
    const remaining = await api.database.db
      .selectFrom('app_user')
      .innerJoin('saved_search', 'saved_search.user_id', 'app_user.id')
      .select('app_user.id')
      .where('email', '=', email)
      .execute();
    expect(remaining).toEqual([]);
    expect(await api.database.db.selectFrom('alert').select('id').where('search_id', '=', id).execute()).toEqual([]);
  });
});
