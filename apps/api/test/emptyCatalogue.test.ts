import type { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { createApi } from '../src/composition/createApi.ts';
import { createServices } from '../src/composition/createServices.ts';
import { NO_LOG } from '../src/core/log.ts';
import { findDemoAccounts } from '../src/seed/demoAccounts.ts';
import { seedDatabase } from '../src/seed/seedDatabase.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { NOW } from './fixtures/properties.ts';
import { createTestPorts } from './support/testPorts.ts';

const BOX = 'zoom=5&box=22,24,32,37&action=forsell';

describeBothEngines('A database without listings', (open) => {
  let app: Hono;

  beforeAll(async () => {
    const database = await open();
    await seedDatabase(database.db, { count: 0, now: NOW, withAccounts: true });
    expect(await findDemoAccounts(database.db)).toEqual([]);
    app = createApi(await createServices(createTestPorts(database.db, () => NOW)), NO_LOG);
    return () => database.close();
  });

  it.each([
    '/configurations',
    '/categories',
    '/gover',
    '/forsell',
    '/forrent',
    '/forsell?bedrooms=3',
    '/facets',
    '/nearest?action=forsell&type=housing&gover=1&city=16&max_price=1',
    '/suggestions?q=maadi',
    '/interpret?q=maadi',
    `/map?${BOX}`,
    '/areas',
    '/areas/1',
    '/market/price?city=1&category_id=1&subcategory_id=1&action=forsell',
    '/reels',
    '/advisors',
    '/news',
  ])('answers %s', async (path) => {
    const response = await app.request(`/api${path}`);
    expect([response.status, response.status === 200 ? '' : await response.text()]).toEqual([200, '']);
  });
});
