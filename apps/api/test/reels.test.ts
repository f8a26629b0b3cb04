import type { Availability, WithholdReason } from '@mashrabiya/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { CITIES } from './fixtures/reference.ts';
import { buildJsonRequest, buildPost, inEnglish, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;
const PHONE_BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

describeBothEngines('Reels', (open) => {
  const api = createFixtureApi(open);
  beforeAll(() =>
    addReels(
      api.database.db,
      createReel(1, { days: 3 }),
      createReel(2, { days: 2, place: 'mohandessin', price: 5_500_000, title_ar: 'شقة واسعة بشارع جامعة الدول' }),
      createReel(3, { days: 5, place: 'newCairo', ranking: 3, title_en: 'A villa with a garden of its own' }),
      createReel(5, { days: 4, place: 'october', action: 1, price: 9_000 }),
      createReel(6, { days: 6 }),
      createReel(7, { availability: 1, listed_at: null, expires_at: null }),
      createReel(8, { availability: 4 }),
      // The property of this reel is under review.
      createReel(11, {}),
      createReel(12, { days: 29.5 }),
    ),
  );

  const listReels = (query = '', init?: RequestInit) => api.client.fetchAnswer('listReels', `/reels${query}`, init);
  const listReelIds = async (query = '', init?: RequestInit) =>
    (await listReels(query, init)).data.data.map(({ id }) => id);
  const toReelIds = (...numbers: number[]) => numbers.map(reelId);
  const sendView = (number: number, watched: number, init: RequestInit = {}) => {
    const post = buildJsonRequest({ watched });
    const headers = { ...post.headers, ...init.headers, 'user-agent': PHONE_BROWSER };
    return api.client.fetchAnswer('addReelView', `/reels/${reelId(number)}/views`, { ...post, headers });
  };
  const findReelRow = (number: number) =>
    api.database.db.selectFrom('reel').selectAll().where('id', '=', reelId(number)).executeTakeFirstOrThrow();

  /** Changes the property of reel 11. */
  const setProperty = ({
    availability,
    withheld = null,
  }: {
    availability: Availability;
    withheld?: WithholdReason | null;
  }) =>
    api.database.db.updateTable('property').set({ availability, withheld }).where('id', '=', propertyId(11)).execute();

  it('are listed with active listings, the newest first, paid ones with a head start', async () => {
    const page = await listReels();
    expect(page.data.data.map(({ id }) => id)).toEqual(toReelIds(3, 2, 1, 5, 6, 12));
    expect(page.data).toMatchObject({ current_page: 1, last_page: 1, total: 6 });
    expect(page.cities[0]).toMatchObject({ id: CITIES.maadi.id, total: 3 });
  });

  it('can be filtered by place, action, price, kind, property and words', async () => {
    expect(await listReelIds(`?city=${CITIES.newCairo.id}`)).toEqual(toReelIds(3));
    expect(await listReelIds(`?gover=${CITIES.october.governorate_id}&action=rent`)).toEqual(toReelIds(5));
    expect(await listReelIds('?min_price=4000000&max_price=6000000')).toEqual(toReelIds(2));
    expect(await listReelIds('?type=coastal')).toEqual(toReelIds(6));
    expect(await listReelIds(`?property=${propertyId(2).toUpperCase()}`)).toEqual(toReelIds(2));
    expect(await listReelIds(`?seller=${SELLER.id.toUpperCase()}`)).toEqual(toReelIds(3, 2, 1, 5, 6, 12));
    expect(await listReelIds(`?seller=${propertyId(2)}`)).toEqual([]);
    expect(await listReelIds(`?query=${encodeURIComponent('جَامعه الدول')}`)).toEqual(toReelIds(2));
    expect(await listReelIds(`?query=${encodeURIComponent('شقة المهندسين')}`)).toEqual(toReelIds(2));
    expect(await listReelIds(`?query=${encodeURIComponent('الجيزة')}`)).toEqual(toReelIds(2, 5));
    expect(await listReelIds('?query=tagamoa%20garden')).toEqual(toReelIds(3));
    expect(await listReelIds('?query=100%25')).toEqual([]);
    expect((await listReels(`?city=${CITIES.newCairo.id}`)).cities.length).toBeGreaterThan(1);
    expect(await api.client.fetchRefusal('/reels?min_price=5&max_price=4')).toMatchObject({
      status: 422,
      faults: ['invalid_range max_price'],
    });
  });

  it('are returned in the user’s language, with their file URLs', async () => {
    const { data } = await api.client.fetchAnswer('getReel', `/reels/${reelId(3)}`, inEnglish);
    expect(data).toMatchObject({
      title: 'A villa with a garden of its own',
      video: '/clips/clip3.mp4',
      small_video: '/clips/clip3-small.mp4',
      captions: '/clips/clip3-en.vtt',
      property_id: propertyId(3),
      is_home_gone: false,
    });
  });

  it.each([
    [7, 404, 'not_found'],
    [8, 404, 'not_found'],
    [99, 404, 'not_found'],
  ])('number %i is refused with %i', async (number, status, code) => {
    expect(await api.client.fetchRefusal(`/reels/${reelId(number)}`)).toMatchObject({ status, faults: [`${code} id`] });
  });

  it('report an unavailable property, and are no longer listed', async () => {
    await setProperty({ availability: 3 });
    const { data } = await api.client.fetchAnswer('getReel', `/reels/${reelId(11)}`);
    expect(data.is_home_gone).toBe(true);
    expect(await listReelIds()).not.toContain(reelId(11));
  });

  it.each([
    ['is under review', { availability: 1 }, 404, 'not_found'],
    ['was rejected', { availability: 4 }, 404, 'not_found'],
    ['has a blocked seller', { availability: 3, withheld: 'blocked' }, 410, 'gone'],
  ] as const)('are hidden if their property %s', async (_, property, status, code) => {
    await setProperty(property);
    expect(await api.client.fetchRefusal(`/reels/${reelId(11)}`)).toMatchObject({ status, faults: [`${code} id`] });
  });

  it('are favourited and unfavourited with one call, counted once', async () => {
    const { token } = await registerUser(api.client);
    const toggle = () =>
      api.client.fetchAnswer('toggleReelFavorite', `/reels/${reelId(1)}/love-toggle`, buildPost(token));
    expect(await toggle()).toEqual({ code: 200, data: true });
    expect((await findReelRow(1)).total_favorites).toBe(1);
    const fetchMarks = () => api.client.fetchData('getReelMarks', '/user/reels/marks', withToken(token));
    expect((await fetchMarks()).loved).toEqual(toReelIds(1));
    const [userReels, others] = [await listReels('', withToken(token)), await listReels()];
    const isFirstFavorite = ({ data }: typeof userReels) => data.data.find(({ id }) => id === reelId(1))?.is_loved;
    expect([isFirstFavorite(userReels), isFirstFavorite(others)]).toEqual([true, false]);
    expect(await toggle()).toEqual({ code: 200, data: false });
    expect((await findReelRow(1)).total_favorites).toBe(0);
    expect((await fetchMarks()).loved).toEqual([]);
    const path = `/reels/${reelId(7)}/love-toggle`;
    expect(await api.client.fetchRefusal(path, buildPost(token))).toMatchObject({ status: 404 });
  });

  it('count one view per visitor and day, with the largest watched share', async () => {
    const { token } = await registerUser(api.client);
    const me = withToken(token);
    expect(await sendView(2, 15, me)).toEqual({ counted: true });
    expect(await sendView(2, 80, me)).toEqual({ counted: false });
    expect(await sendView(2, 30, me)).toEqual({ counted: false });
    expect((await findReelRow(2)).total_views).toBe(1);
    const storedViews = await api.database.db.selectFrom('reel_view').select('watched').execute();
    expect(storedViews).toEqual([{ watched: 80 }]);
    // Seen reels come last, for this user alone.
    expect(await listReelIds('', me)).toEqual(toReelIds(3, 1, 5, 6, 12, 2));
    expect((await listReels('', me)).data.data.at(-1)?.is_viewed).toBe(true);
    expect((await listReelIds())[1]).toBe(reelId(2));
    // Views of robots and the owner do not count.
    const robot = await api.client.fetchAnswer(
      'addReelView',
      `/reels/${reelId(2)}/views`,
      buildJsonRequest({ watched: 50 }),
    );
    expect(robot).toEqual({ counted: false });
    api.advanceTime(DAY_MS);
    expect(await sendView(2, 10, me)).toEqual({ counted: true });
    expect((await findReelRow(2)).total_views).toBe(2);
  });

  it('expire', async () => {
    expect(await listReelIds()).not.toContain(reelId(12));
    expect(await api.client.fetchRefusal(`/reels/${reelId(12)}`)).toMatchObject({ status: 410, faults: ['gone id'] });
  });

  it('are visible to and removable by their owner', async () => {
    const [owner, otherUser] = [await registerUser(api.client), await registerUser(api.client)];
    const { id: userId } = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow();
    await api.database.db
      .updateTable('reel')
      .set({ user_id: userId })
      .where('id', 'in', [reelId(2), reelId(7)])
      .execute();
    const fetchOwnReels = () => api.client.fetchData('listOwnReels', '/owned/properties', withToken(owner.token));
    expect((await fetchOwnReels()).map(({ id, watched, availability }) => [id, watched, availability])).toEqual([
      [reelId(7), null, 1],
      [reelId(2), 45, 2],
    ]);
    const statistics = await api.client.fetchAnswer('getStatistics', '/user/statistics', withToken(owner.token));
    expect(statistics.data.reels).toBe(2);
    const remove = (token: string): RequestInit => withToken(token, { method: 'DELETE' });
    expect(await api.client.fetchRefusal(`/reels/${reelId(2)}`, remove(otherUser.token))).toMatchObject({
      status: 403,
      faults: ['not_yours'],
    });
    expect(await api.client.fetchAnswer('removeReel', `/reels/${reelId(2)}`, remove(owner.token))).toEqual({
      code: 200,
    });
    expect((await fetchOwnReels()).map(({ id }) => id)).toEqual(toReelIds(7));
    expect(await listReelIds()).not.toContain(reelId(2));
    expect(await api.client.fetchRefusal(`/reels/${reelId(2)}`, remove(owner.token))).toMatchObject({ status: 404 });
  });

  it('are deleted with their owner’s account, favourites included', async () => {
    const user = await registerUser(api.client);
    const toggleFavorite = (method: string) =>
      api.client.fetchAnswer(
        'toggleReelFavorite',
        `/reels/${reelId(6)}/love-toggle`,
        withToken(user.token, { method }),
      );
    await toggleFavorite('POST');
    const account = api.database.db.selectFrom('app_user').select('id').where('email', '=', user.email);
    const { id } = await account.executeTakeFirstOrThrow();
    await api.database.db.updateTable('reel').set({ user_id: id }).where('id', '=', reelId(5)).execute();
    const body = buildJsonRequest({ current_password: user.password });
    expect(await api.client.fetchStatus('/user', withToken(user.token, { ...body, method: 'DELETE' }))).toBe(200);
    expect((await findReelRow(6)).total_favorites).toBe(0);
    expect(await findReelRow(5)).toMatchObject({ title_ar: '', description_ar: null, words: '' });
    expect(await api.client.fetchRefusal(`/reels/${reelId(5)}`)).toMatchObject({ status: 410 });
  });
});
