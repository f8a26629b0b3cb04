import { AVAILABILITY } from '@mashrabiya/contract';
import type { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { createSite } from '../src/host/createSite.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { describeEngines } from './engines/describeEngines.ts';
import { createAdTools } from './support/ads.ts';
import { withToken } from './support/client.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createTestLog } from './support/testLog.ts';

describeEngines('A visitor’s view of a change', (open) => {
  const api = createFixtureApi(open);
  const { createUser, postAd, acceptAll } = createAdTools(api);
  let site: Hono;
  beforeAll(() => {
    site = createSite({
      api: api.app,
      services: api.services,
      cache: new ResponseCache(api.services.clock, api.services.listings),
      log: createTestLog((line) => api.logged.push(line)),
      clientDirectory: '/nowhere',
      mediaStores: [],
      forwarding: new Forwarding(),
    });
  });
  const fetchResponse = async (path: string, etag?: string) =>
    site.request(`/api${path}`, { headers: etag ? { 'if-none-match': etag } : {} });
  const fetchTotals = async () => {
    const [list, map, facets] = await Promise.all(
      ['/forsell', '/map?zoom=5&box=22,24,32,37&action=forsell', '/facets?action=forsell'].map(async (path) =>
        (await fetchResponse(path)).json(),
      ),
    );
    return [list.total_properties, map.total, facets.total];
  };

  it('is current at once in list, map and counts, despite the cache', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    const totalsBefore = await fetchTotals();
    expect(await fetchTotals()).toEqual(totalsBefore);
    await acceptAll();
    expect(await fetchTotals()).toEqual(totalsBefore.map((total) => total + 1));
    expect((await fetchResponse(`/properties/${id}`)).status).toBe(200);
    await api.client.fetchAnswer('removeProperty', `/properties/${id}`, withToken(token, { method: 'DELETE' }));
    expect(await fetchTotals()).toEqual(totalsBefore);
    expect((await fetchResponse(`/properties/${id}`)).status).toBe(410);
  });

  it('is current within a second after a write on another node', async () => {
    const { token } = await createUser();
    const { id } = await postAd(token);
    await acceptAll();
    const totalsBefore = await fetchTotals();
    api.advanceTime(500);
    await api.database.db
      .updateTable('property')
      .set({ availability: AVAILABILITY.expired, updated_at: api.services.clock() })
      .where('id', '=', id)
      .execute();
    api.advanceTime(1_000);
    expect(await fetchTotals()).toEqual(totalsBefore.map((total) => total - 1));
  });

  it('has a stable ETag until something changes', async () => {
    const first = await fetchResponse('/forsell');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=15');
    const { version } = api.services.listings;
    for (let second = 0; second < 10; second++) {
      api.advanceTime(1_000);
      expect((await fetchResponse('/forsell', etag)).status).toBe(304);
    }
    expect(api.services.listings.version).toBe(version);
  });
});
