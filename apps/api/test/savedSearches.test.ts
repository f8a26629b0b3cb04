import { MAX_SAVED } from '@mashrabiya/contract';
import { expect, it } from 'vitest';
import { insertProperties } from '../src/catalogue/repository/insertProperties.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { property, propertyId } from './fixtures/properties.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { registered } from './support/users.ts';

const HOUR_MS = 3_600_000;

describeBothEngines('Saved searches', (open) => {
  const api = fixtureApi(open);
  const list = async (token: string) =>
    (await api.ask.answerOf('listSavedSearches', '/saved-searches', as(token))).data;
  const saving = (token: string, href: string, name = 'A search') => as(token, posting({ href, name }));
  const save = async (token: string, href: string, name?: string) =>
    (await api.ask.answerOf('saveSearch', '/saved-searches', saving(token, href, name))).data;
  const merging = (token: string, searches: readonly object[]) => as(token, posting({ searches }));
  const merge = async (token: string, searches: readonly object[]) =>
    (await api.ask.answerOf('mergeSavedSearches', '/saved-searches/merge', merging(token, searches))).data;
  const onDevice = (href: string, own: object = {}) => {
    const at = '2026-11-19T10:00:00.000Z';
    return { href, name: 'On the device', saved_at: at, checked_at: at, checked_before: at, ...own };
  };

  it('are stored in the account, the latest first, once each', async () => {
    const { token } = await registered(api.ask);
    expect(await list(token)).toEqual([]);
    const first = await save(token, '/rent?type=housing', ' Maadi ');
    api.pass(1_000);
    await save(token, '/listing', 'All');
    expect(first).toMatchObject({
      name: 'Maadi',
      fresh: 0,
      alert: { frequency: 'none', by_mail: true, by_push: false },
    });
    expect((await save(token, '/rent?type=housing', 'Ours')).id).toBe(first.id);
    expect((await list(token)).map(({ name }) => name)).toEqual(['All', 'Ours']);
  });

  it('are renamed, removed, and removed again alike', async () => {
    const { token } = await registered(api.ask);
    const { id } = await save(token, '/rent');
    const renamed = api.ask.answerOf(
      'renameSavedSearch',
      `/saved-searches/${id}`,
      as(token, posting({ name: 'Rent' })),
    );
    expect((await renamed).data.name).toBe('Rent');
    for (let i = 0; i < 2; i++) {
      const removed = api.ask.answerOf('removeSavedSearch', `/saved-searches/${id}`, as(token, { method: 'DELETE' }));
      expect(await removed).toEqual({ code: 200 });
    }
    expect(await list(token)).toEqual([]);
  });

  it('belong to one user: other users cannot see or change them', async () => {
    const [one, other] = [await registered(api.ask), await registered(api.ask)];
    const { id } = await save(one.token, '/rent', 'Mine');
    const path = `/saved-searches/${id}`;
    const alert = { frequency: 'daily', by_mail: true, by_push: false };
    for (const [at, body] of [
      [path, { name: 'Theirs' }],
      [`${path}/looks`, {}],
      [`${path}/alert`, alert],
    ] as const) {
      expect(await api.ask.refusalOf(at, as(other.token, posting(body)))).toMatchObject({ faults: ['not_found'] });
    }
    await api.ask.answerOf('removeSavedSearch', path, as(other.token, { method: 'DELETE' }));
    expect(await list(one.token)).toMatchObject([{ id, name: 'Mine', alert: { frequency: 'none' } }]);
    expect(await list(other.token)).toEqual([]);
  });

  it('count new listings since the last visit, one visit counting once', async () => {
    const { token } = await registered(api.ask);
    const { id } = await save(token, '/rent?bedrooms=4');
    const look = async () =>
      (await api.ask.answerOf('markSavedSearchSeen', `/saved-searches/${id}/looks`, as(token, posting({})))).data;
    api.pass(HOUR_MS);
    const now = api.services.clock();
    await insertProperties(api.database.db, [
      { ...property(7001, { days: 0, action: 1, bedrooms: 4 }), created_at: now, updated_at: now },
      { ...property(7002, { days: 0, action: 1, bedrooms: 3 }), created_at: now, updated_at: now },
    ]);
    await api.services.listings.refresh();
    expect(await list(token)).toMatchObject([{ fresh: 1 }]);
    api.pass(1_000);
    const first = await look();
    expect(first).toMatchObject({ fresh: 0, checked_at: api.services.clock().toISOString() });
    expect(first.checked_before).toBe(first.saved_at);
    api.pass(HOUR_MS / 4);
    expect((await look()).checked_before).toBe(first.saved_at);
    const before = api.services.clock().toISOString();
    api.pass(HOUR_MS);
    expect((await look()).checked_before).toBe(before);
  });

  it('are limited to thirty, also across concurrent tabs', async () => {
    const { token } = await registered(api.ask);
    for (let i = 0; i < MAX_SAVED - 1; i++) await save(token, `/rent?city=${i}`);
    const both = await Promise.all(
      ['/listing', '/search'].map((href) => api.ask.request('/saved-searches', saving(token, href))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await list(token)).toHaveLength(MAX_SAVED);
    expect(await api.ask.refusalOf('/saved-searches', saving(token, '/elite'))).toMatchObject({
      status: 422,
      faults: ['too_many_saved'],
    });
  });

  it('of a device are merged, and merged again without a change', async () => {
    const { token } = await registered(api.ask);
    await save(token, '/rent', 'Mine');
    const later = { checked_at: '2026-11-19T12:00:00.000Z', checked_before: '2026-11-19T11:00:00.000Z' };
    const device = [onDevice('/rent'), onDevice('/listing', { name: 'Theirs', ...later })];
    const once = await merge(token, device);
    expect(once.map(({ href, name }) => [href, name])).toEqual(
      expect.arrayContaining([
        ['/rent', 'Mine'],
        ['/listing', 'Theirs'],
      ]),
    );
    expect(once.find(({ href }) => href === '/rent')?.saved_at).toBe('2026-11-19T10:00:00.000Z');
    expect(once.find(({ href }) => href === '/listing')).toMatchObject(later);
    const [again] = await Promise.all([merge(token, device), merge(token, device)]);
    expect(again).toEqual(once);
    expect(await list(token)).toEqual(once);
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
    const { token } = await registered(api.ask);
    expect(await api.ask.refusalOf('/saved-searches', as(token, posting(body)))).toMatchObject({ faults: [fault] });
  });

  it('refuse device data at the wrong search', async () => {
    const { token } = await registered(api.ask);
    const wrong = merging(token, [onDevice('/rent'), onDevice('//elsewhere.example')]);
    expect(await api.ask.refusalOf('/saved-searches/merge', wrong)).toMatchObject({
      faults: ['invalid_field /searches/1/href'],
    });
    const many = Array.from({ length: MAX_SAVED + 1 }, (_, i) => onDevice(`/rent?city=${i}`));
    expect((await api.ask.refusalOf('/saved-searches/merge', merging(token, many))).status).toBe(422);
    expect(await list(token)).toEqual([]);
  });

  it.each([
    [{ frequency: 'hourly', by_mail: true, by_push: false }, 'invalid_choice /frequency'],
    [{ frequency: 'daily', by_mail: false, by_push: false }, 'alert_channel_required /by_mail'],
    [{ frequency: 'daily', by_mail: 'yes', by_push: false }, 'invalid_field /by_mail'],
  ])('refuse the alert %j', async (body, fault) => {
    const { token } = await registered(api.ask);
    const { id } = await save(token, '/rent');
    expect(await api.ask.refusalOf(`/saved-searches/${id}/alert`, as(token, posting(body)))).toMatchObject({
      faults: [fault],
    });
  });

  it('keep their alert, and are removed with it', async () => {
    const { token, email } = await registered(api.ask);
    const { id } = await save(token, '/rent');
    const alert = { frequency: 'weekly', by_mail: true, by_push: true };
    const set = (body: object) =>
      api.ask.answerOf('setSearchAlert', `/saved-searches/${id}/alert`, as(token, posting(body)));
    expect((await set(alert)).data.alert).toEqual(alert);
    expect(await list(token)).toMatchObject([{ alert }]);
    const off = { frequency: 'none', by_mail: false, by_push: false };
    expect((await set(off)).data.alert).toEqual(off);
    await set(alert);
    const init = as(token, { ...posting({ current_password: 'mashrabiya of oak' }), method: 'DELETE' });
    await api.ask.answerOf('deleteAccount', '/user', init);
    const left = await api.database.db
      .selectFrom('app_user')
      .innerJoin('saved_search', 'saved_search.user_id', 'app_user.id')
      .select('app_user.id')
      .where('email', '=', email)
      .execute();
    expect(left).toEqual([]);
    expect(await api.database.db.selectFrom('alert').select('id').where('search_id', '=', id).execute()).toEqual([]);
  });
});
