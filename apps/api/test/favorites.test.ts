import { expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { registerUser } from './support/users.ts';

describeBothEngines('Favourites', (open) => {
  const api = createFixtureApi(open);
  const toggle = (token: string, property: number) =>
    api.client.fetchAnswer('toggleFavorite', '/love-toggle', buildPost(token, { task_id: propertyId(property) }));
  const fetchFavorites = (token: string, query = '') =>
    api.client.fetchData('listFavorites', `/user/profile/favorites${query}`, withToken(token));
  const fetchFavoriteIds = (token: string) => api.client.fetchData('getFavoriteIds', '/user/loved', withToken(token));
  const findTotalFavorites = async (property: number) =>
    (
      await api.database.db
        .selectFrom('property')
        .select('total_favorites')
        .where('id', '=', propertyId(property))
        .executeTakeFirstOrThrow()
    ).total_favorites;

  it('are added and removed with one call, and counted', async () => {
    const { token } = await registerUser(api.client);
    const totalBefore = await findTotalFavorites(1);
    expect(await toggle(token, 1)).toEqual({ code: 200, data: true });
    expect(await findTotalFavorites(1)).toBe(totalBefore + 1);
    expect(await fetchFavoriteIds(token)).toEqual([propertyId(1)]);
    expect(await toggle(token, 1)).toEqual({ code: 200, data: false });
    expect(await findTotalFavorites(1)).toBe(totalBefore);
    expect(await fetchFavoriteIds(token)).toEqual([]);
  });

  it('are marked on lists and pages for their owner only', async () => {
    const [firstUser, secondUser] = [await registerUser(api.client), await registerUser(api.client)];
    await toggle(firstUser.token, 2);
    const readFavoriteMarks = async (init?: RequestInit) => {
      const list = await api.client.fetchAnswer('listForSale', '/forsell?sort_date=desc', init);
      const page = await api.client.fetchAnswer('getProperty', `/properties/${propertyId(2)}`, init);
      return [...list.allData.filter(({ is_loved }) => is_loved).map(({ id }) => id), page.data.is_loved];
    };
    expect(await readFavoriteMarks(withToken(firstUser.token))).toEqual([propertyId(2), true]);
    expect(await readFavoriteMarks(withToken(secondUser.token))).toEqual([false]);
    expect(await readFavoriteMarks()).toEqual([false]);
  });

  it('are listed with the latest first, by page, order and kind', async () => {
    const { token } = await registerUser(api.client);
    for (const property of [1, 3, 5, 6]) {
      await toggle(token, property);
      api.advanceTime(1_000);
    }
    const listIds = async (query?: string) => (await fetchFavorites(token, query)).data.map(({ id }) => id);
    const toPropertyIds = (...properties: number[]) => properties.map(propertyId);
    expect(await listIds()).toEqual(toPropertyIds(6, 5, 3, 1));
    expect(await listIds('?sort_price=asc')).toEqual(toPropertyIds(5, 1, 3, 6));
    expect(await listIds('?sort_price=desc')).toEqual(toPropertyIds(3, 1, 5, 6));
    expect(await listIds('?sort_date=asc')).toEqual(toPropertyIds(6, 5, 3, 1));
    expect(await listIds('?sort_date=desc')).toEqual(toPropertyIds(1, 3, 5, 6));
    expect(await listIds('?type=coastal')).toEqual(toPropertyIds(6));
    expect(await listIds('?action=forrent')).toEqual(toPropertyIds(5));
    expect(await fetchFavoriteIds(token)).toEqual(toPropertyIds(6, 5, 3, 1));
    for (let property = 100; property < 120; property++) await toggle(token, property);
    expect(await fetchFavorites(token, '?page=2')).toMatchObject({
      current_page: 2,
      last_page: 2,
      total_properties: 24,
    });
    expect(await listIds('?page=2')).toHaveLength(4);
    expect(await listIds('?page=3')).toEqual([]);
    expect(
      await api.client.fetchRefusal('/user/profile/favorites?sort_price=asc&sort_date=asc', withToken(token)),
    ).toMatchObject({
      faults: ['invalid_sort sort_price'],
    });
  });

  it('stay when a listing is removed, with its saved price, and can be removed', async () => {
    const { token } = await registerUser(api.client);
    await toggle(token, 9);
    await api.database.db
      .updateTable('property')
      .set({ availability: 3, price: 3_500_000, updated_at: api.services.clock() })
      .where('id', '=', propertyId(9))
      .execute();
    const [card] = (await fetchFavorites(token)).data;
    expect(card).toMatchObject({ availability: 3, price: 3_500_000, loved_price: 4_000_000, is_loved: true });
    expect(await toggle(token, 9)).toEqual({ code: 200, data: false });
    expect(await api.client.fetchRefusal('/love-toggle', buildPost(token, { task_id: propertyId(9) }))).toMatchObject({
      status: 410,
      faults: ['gone /task_id'],
    });
  });

  it('stay while a change is under review or rejected, without showing it', async () => {
    const { token } = await registerUser(api.client);
    await toggle(token, 130);
    const card = (await fetchFavorites(token)).data[0];
    const change = (availability: number) =>
      api.database.db
        .updateTable('property')
        .set({ availability, address_ar: 'عنوان لم يره مشرف', price: 1, updated_at: api.services.clock() })
        .where('id', '=', propertyId(130))
        .execute();
    for (const [availability, isGone] of [
      [1, 'review'],
      [4, 'expired'],
    ] as const) {
      await change(availability);
      const [shownFavorite] = (await fetchFavorites(token, '?state=gone')).data;
      expect(shownFavorite).toMatchObject({
        id: propertyId(130),
        gone: isGone,
        price: card?.price,
        img: [],
        location: null,
      });
      expect(shownFavorite?.address).toBe(`${card?.subcategory_name} · ${card?.city_name}`);
      expect((await fetchFavorites(token, '?state=offered')).data).toEqual([]);
      const counts = await api.client.fetchData(
        'getFavoriteCounts',
        '/user/profile/favorites/counts',
        withToken(token),
      );
      expect([counts.offered, counts.gone]).toEqual([0, 1]);
    }
  });

  it.each([
    [11, 404, 'not_found /task_id'],
    [9999, 404, 'not_found /task_id'],
  ])('refuse listing %i, which is not public', async (property, status, fault) => {
    const { token } = await registerUser(api.client);
    const init = buildPost(token, { task_id: propertyId(property) });
    expect(await api.client.fetchRefusal('/love-toggle', init)).toMatchObject({ status, faults: [fault] });
  });

  it('can be filtered by place and availability, with counts', async () => {
    const { token } = await registerUser(api.client);
    for (const property of [1, 3, 5, 7]) await toggle(token, property);
    const allFavorites = (await fetchFavorites(token)).data;
    const [last] = allFavorites;
    const place = last?.gover ?? 0;
    const idsInPlace = allFavorites.filter(({ gover }) => gover === place).map(({ id }) => id);
    expect((await fetchFavorites(token, `?gover=${place}`)).data.map(({ id }) => id)).toEqual(idsInPlace);
    await api.database.db
      .updateTable('property')
      .set({ availability: 3, removed_at: api.services.clock(), updated_at: api.services.clock() })
      .where('id', '=', propertyId(7))
      .execute();
    expect((await fetchFavorites(token, '?state=gone')).data).toMatchObject([{ id: propertyId(7), gone: 'removed' }]);
    const offeredFavorites = (await fetchFavorites(token, '?state=offered')).data;
    expect(offeredFavorites.map(({ id, gone }) => [id, gone])).not.toContainEqual([propertyId(7), 'removed']);
    const counts = await api.client.fetchData('getFavoriteCounts', '/user/profile/favorites/counts', withToken(token));
    expect([counts.offered, counts.gone]).toEqual([offeredFavorites.length, 1]);
    expect(counts.gover.find(({ id }) => id === place)?.total).toBe(idsInPlace.length);
    const map = await api.client.fetchAnswer('getFavoritesMap', '/user/profile/favorites/map', withToken(token));
    const offeredIds = offeredFavorites.map(({ id }) => id);
    expect(map.pins.every(({ id }) => offeredIds.includes(id))).toBe(true);
  });

  it('have a note that only their owner reads, deleted with the favourite', async () => {
    const [firstUser, secondUser] = [await registerUser(api.client), await registerUser(api.client)];
    await toggle(firstUser.token, 3);
    await toggle(secondUser.token, 3);
    const path = `/user/profile/favorites/${propertyId(3)}/note`;
    const fetchNote = async (token: string) => (await fetchFavorites(token)).data[0]?.note;
    await api.client.fetchAnswer('noteFavorite', path, buildPost(firstUser.token, { note: ' قريب من المترو ' }));
    expect([await fetchNote(firstUser.token), await fetchNote(secondUser.token)]).toEqual(['قريب من المترو', '']);
    expect(await api.client.fetchRefusal(path, buildPost(firstUser.token, { note: 'x'.repeat(501) }))).toMatchObject({
      status: 422,
      faults: ['text_too_long /note'],
    });
    const stranger = await registerUser(api.client);
    expect(await api.client.fetchRefusal(path, buildPost(stranger.token, { note: 'mine' }))).toMatchObject({
      status: 404,
    });
    await toggle(firstUser.token, 3);
    await toggle(firstUser.token, 3);
    expect(await fetchNote(firstUser.token)).toBe('');
  });

  it('can be shared by a link without notes, until it is ended or replaced', async () => {
    const { token } = await registerUser(api.client);
    await toggle(token, 3);
    const secret = 'nobody else reads this';
    const note = buildPost(token, { note: secret });
    await api.client.fetchAnswer('noteFavorite', `/user/profile/favorites/${propertyId(3)}/note`, note);
    const share = '/user/profile/favorites/share';
    const createShare = async () => (await api.client.fetchData('shareFavorites', share, buildPost(token, {}))).token;
    const read = (link: string) => api.client.request('/shared-favorites', buildJsonRequest({ token: link }));
    const first = await createShare();
    const shared = await (await read(first)).text();
    expect(shared).toContain(propertyId(3));
    expect(shared).not.toContain(secret);
    expect(JSON.parse(shared).data.data[0]).toMatchObject({ id: propertyId(3), is_loved: false });
    const storedShares = await api.database.db.selectFrom('favorites_share').selectAll().execute();
    expect(JSON.stringify(storedShares)).not.toContain(first);
    const second = await createShare();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect(await api.client.fetchData('getFavoritesShare', share, withToken(token))).not.toBeNull();
    await api.client.fetchAnswer(
      'unshareFavorites',
      share,
      withToken(token, { ...buildJsonRequest({}), method: 'DELETE' }),
    );
    expect((await read(second)).status).toBe(404);
    expect(await api.client.fetchData('getFavoritesShare', share, withToken(token))).toBeNull();
  });

  it('count each user once, across tabs', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => registerUser(api.client)));
    const totalBefore = await findTotalFavorites(12);
    await Promise.all(users.map(({ token }) => toggle(token, 12)));
    expect(await findTotalFavorites(12)).toBe(totalBefore + 5);
    // An odd number of toggles ends with one favorite or none, but never with two.
    const { token = '' } = users[0] ?? {};
    await Promise.all(Array.from({ length: 4 }, () => toggle(token, 12)));
    const isFavorite = (await fetchFavoriteIds(token)).includes(propertyId(12));
    expect(await findTotalFavorites(12)).toBe(totalBefore + (isFavorite ? 5 : 4));
  });

  it('do not count the seller’s views', async () => {
    const { token, email } = await registerUser(api.client);
    const fetchShared = (init?: RequestInit) =>
      api.client.fetchAnswer('addView', `/properties/${propertyId(1)}/views`, {
        ...init,
        method: 'POST',
        headers: { ...(init?.headers as Record<string, string>), 'user-agent': 'Mozilla/5.0 Firefox/144.0' },
      });
    const { id } = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const setOwner = (user_id: string) =>
      api.database.db
        .updateTable('property')
        .set({ user_id, updated_at: api.services.clock() })
        .where('id', '=', propertyId(1))
        .execute();
    await setOwner(id);
    expect(await fetchShared(withToken(token))).toEqual({ counted: false });
    await setOwner(SELLER.id);
    expect(await fetchShared(withToken(token))).toEqual({ counted: true });
    expect(await fetchShared(withToken(token))).toEqual({ counted: false });
  });
});
