import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { MapSources } from '../src/app/mapSources.ts';
import { createApi } from '../src/composition/createApi.ts';
import { NO_LOG } from '../src/core/log.ts';
import { createSite } from '../src/host/createSite.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { openMigrated } from './engines/embeddedDatabases.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';

describe('Street maps', () => {
  const base = createFixtureApi(openMigrated);
  const directory = mkdtempSync(join(tmpdir(), 'mashrabiya-maps-'));
  const tiles = join(directory, 'egypt.pmtiles');
  writeFileSync(tiles, '0123456789');
  afterAll(() => rmSync(directory, { recursive: true }));

  const createSiteWith = (maps: MapSources) => {
    const services = { ...base.services, maps };
    const log = NO_LOG;
    return createSite({
      api: createApi(services, log),
      services,
      cache: new ResponseCache(services.clock),
      log,
      clientDirectory: directory,
      mediaStores: [],
      forwarding: new Forwarding({}),
    });
  };
  const readMapSources = async (maps: MapSources) => {
    const site = createSiteWith(maps);
    const { mapstyle, maptiles } = (await (await site.request('/api/configurations')).json()).data;
    const page = await site.request('/api/docs');
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = page.headers.get('content-security-policy') ?? '';
    return { mapstyle, maptiles, connect: /connect-src ([^;]*)/.exec(policy)?.[1] };
  };

  it('use the configured style, which pages may load', async () => {
    const style = 'https://tiles.example/styles/plain';
    expect(await readMapSources({ style, tiles: null })).toEqual({
      mapstyle: style,
      maptiles: null,
      connect: "'self' https://tiles.example",
    });
    expect(await readMapSources({ style: null, tiles: null })).toEqual({
      mapstyle: null,
      maptiles: null,
      connect: "'self'",
    });
  });

  it('use the site’s own file, and then no other source', async () => {
    expect(await readMapSources({ style: 'https://tiles.example/styles/plain', tiles })).toMatchObject({
      maptiles: '/map/tiles.pmtiles',
      connect: "'self'",
    });
  });

  const fetchTiles = (range?: string) =>
    createSiteWith({ style: null, tiles }).request('/map/tiles.pmtiles', range ? { headers: { range } } : {});

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('answer the range %s', async (range, content, expected) => {
    const answer = await fetchTiles(range);
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get('content-range')).toBe(expected);
    expect(answer.headers.get('etag')).toMatch(/^"\w+-\w+"$/);
  });

  it('refuse a range beyond the file', async () => {
    const answer = await fetchTiles('bytes=10-12');
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it('return the whole file without a range', async () => {
    const answer = await fetchTiles();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
  });

  it('return nothing from an empty file', async () => {
    const emptyTiles = join(directory, 'empty.pmtiles');
    writeFileSync(emptyTiles, '');
    const fetchEmpty = (range?: string) =>
      createSiteWith({ style: null, tiles: emptyTiles }).request(
        '/map/tiles.pmtiles',
        range ? { headers: { range } } : {},
      );
    const answer = await fetchEmpty();
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '0', '']);
    for (const range of ['bytes=0-', 'bytes=-5']) expect((await fetchEmpty(range)).status).toBe(416);
  });

  // Windows does not list the open files of a process.
  it.skipIf(process.platform === 'win32')('are not read for a request of their headers', async () => {
    const openFiles = () => readdirSync('/dev/fd').length;
    const largeTiles = join(directory, 'large.pmtiles');
    writeFileSync(largeTiles, new Uint8Array(1_000_000));
    const site = createSiteWith({ style: null, tiles: largeTiles });
    const openBefore = openFiles();
    for (let count = 0; count < 20; count++) {
      const answer = await site.request('/map/tiles.pmtiles', { method: 'HEAD' });
      expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '1000000']);
    }
    await vi.waitFor(() => expect(openFiles()).toBeLessThan(openBefore + 10));
  });

  it('return 404 once the file is removed, or without one', async () => {
    expect(
      (await createSiteWith({ style: null, tiles: join(directory, 'gone') }).request('/map/tiles.pmtiles')).status,
    ).toBe(404);
    expect((await createSiteWith({ style: null, tiles: null }).request('/map/tiles.pmtiles')).status).toBe(404);
  });
});
