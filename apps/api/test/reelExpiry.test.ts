import { beforeAll, expect, it } from 'vitest';
import { offeredReels } from '../src/reels/repository/reels.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { propertyId, SELLER } from './fixtures/properties.ts';
import { CITIES } from './fixtures/reference.ts';
import { as, posting } from './support/ask.ts';
import { fixtureApi } from './support/fixtureApi.ts';
import { addReels, reel, reelId } from './support/reels.ts';
import { registered } from './support/users.ts';

const DAY_MS = 86_400_000;
const DAYS_EXPIRED = 29;

describeBothEngines('An expired reel', (open) => {
  const api = fixtureApi(open);
  const id = reelId(1);
  beforeAll(() => addReels(api.database.db, reel(1, { days: DAYS_EXPIRED }), reel(2, { days: 1 })));

  const total = async (query = '') => (await api.ask.answerOf('listReels', `/reels${query}`)).data.total;
  /** Number of lists that contain it: all, its listing's, its area's, its governorate's, and its seller's. */
  const lists = async () => {
    const maadi = CITIES.maadi;
    const queries = ['', `?property=${propertyId(1)}`, `?city=${maadi.id}`, `?seller=${SELLER.id}`];
    return Promise.all(queries.map((query) => total(query)));
  };
  const cities = async () => (await api.ask.answerOf('listReels', '/reels')).cities.map((city) => city.total);
  const forSearchEngines = async () => (await offeredReels(api.database.db, api.services.clock())).map((one) => one.id);
  const onCard = async () => {
    const { allData } = await api.ask.answerOf('listForSale', '/forsell?sort_date=desc');
    return allData.find((property) => property.id === propertyId(1))?.has_reel;
  };
  async function ownerOf(reelOf: string) {
    const owner = await registered(api.ask);
    const { db } = api.database;
    const { id: user_id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow();
    await db.updateTable('reel').set({ user_id }).where('id', '=', reelOf).execute();
    return owner;
  }

  it('is in no list, count or card, while its owner sees it as expired', async () => {
    expect(await lists()).toEqual([2, 1, 2, 2]);
    expect(await cities()).toEqual([2]);
    expect(await forSearchEngines()).toContain(id);
    api.pass(DAY_MS - 1);
    expect(await lists()).toEqual([2, 1, 2, 2]);
    expect(await onCard()).toBe(true);
    api.pass(1);
    expect(await onCard()).toBe(false);
    expect(await lists()).toEqual([1, 0, 1, 1]);
    expect(await cities()).toEqual([1]);
    expect(await forSearchEngines()).not.toContain(id);
    expect(await api.ask.refusalOf(`/reels/${id}`)).toMatchObject({ status: 410, faults: ['gone id'] });
    const { token } = await ownerOf(id);
    const view = await api.ask.refusalOf(`/reels/${id}/views`, posting({ watched: 10 }));
    const love = await api.ask.refusalOf(`/reels/${id}/love-toggle`, as(token, { method: 'POST' }));
    expect([view.status, love.status]).toEqual([410, 410]);
    const { data } = await api.ask.answerOf('listOwnReels', '/owned/properties', as(token));
    expect(data.map((own) => [own.id, own.availability])).toEqual([[id, 3]]);
  });
});
