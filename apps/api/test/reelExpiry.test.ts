import { beforeAll, expect, it } from 'vitest';
import { findOfferedReels } from '../src/reels/repository/reels.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { CITIES } from './fixtures/reference.ts';
import { buildJsonRequest, buildPost, withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { registerUser } from './support/users.ts';

const DAY_MS = 86_400_000;
const DAYS_EXPIRED = 29;

describeBothEngines('An expired reel', (open) => {
  const api = createFixtureApi(open);
  const id = reelId(1);
  beforeAll(() => addReels(api.database.db, createReel(1, { days: DAYS_EXPIRED }), createReel(2, { days: 1 })));

  const countReels = async (query = '') => (await api.client.fetchData('listReels', `/reels${query}`)).total;
  /** Number of lists that contain the reel: all, its listing's, its area's, its governorate's, and its seller's. */
  const countLists = async () => {
    const maadi = CITIES.maadi;
    const queries = ['', `?property=${propertyId(1)}`, `?city=${maadi.id}`, `?seller=${SELLER.id}`];
    return Promise.all(queries.map((query) => countReels(query)));
  };
  const listCityTotals = async () =>
    (await api.client.fetchAnswer('listReels', '/reels')).cities.map((city) => city.total);
  const listSitemapIds = async () =>
    (await findOfferedReels(api.database.db, api.services.clock())).map((offeredReel) => offeredReel.id);
  const isReelOnCard = async () => {
    const { allData } = await api.client.fetchAnswer('listForSale', '/forsell?sort_date=desc');
    return allData.find((property) => property.id === propertyId(1))?.has_reel;
  };
  async function setOwner(ownedReelId: string) {
    const owner = await registerUser(api.client);
    const { db } = api.database;
    const { id: user_id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow();
    await db.updateTable('reel').set({ user_id }).where('id', '=', ownedReelId).execute();
    return owner;
  }

  it('is in no list, count or card, while its owner sees it as expired', async () => {
    expect(await countLists()).toEqual([2, 1, 2, 2]);
    expect(await listCityTotals()).toEqual([2]);
    expect(await listSitemapIds()).toContain(id);
    api.advanceTime(DAY_MS - 1);
    expect(await countLists()).toEqual([2, 1, 2, 2]);
    expect(await isReelOnCard()).toBe(true);
    api.advanceTime(1);
    expect(await isReelOnCard()).toBe(false);
    expect(await countLists()).toEqual([1, 0, 1, 1]);
    expect(await listCityTotals()).toEqual([1]);
    expect(await listSitemapIds()).not.toContain(id);
    expect(await api.client.fetchRefusal(`/reels/${id}`)).toMatchObject({ status: 410, faults: ['gone id'] });
    const { token } = await setOwner(id);
    const view = await api.client.fetchRefusal(`/reels/${id}/views`, buildJsonRequest({ watched: 10 }));
    const favoriteRefusal = await api.client.fetchRefusal(`/reels/${id}/love-toggle`, buildPost(token));
    expect([view.status, favoriteRefusal.status]).toEqual([410, 410]);
    const { data } = await api.client.fetchAnswer('listOwnReels', '/owned/properties', withToken(token));
    expect(data.map((reel) => [reel.id, reel.availability])).toEqual([[id, 3]]);
  });
});
