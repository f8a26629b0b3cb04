import type { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { findPropertiesForSitemap, findSitemapFiles } from '../src/catalogue/repository/sitemap.ts';
import { createSite } from '../src/host/createSite.ts';
import type { Pages } from '../src/host/pages.ts';
import { ResponseCache } from '../src/host/ResponseCache.ts';
import { Forwarding } from '../src/request/Forwarding.ts';
import { describeBothEngines } from './engines/describeEngines.ts';
import { NAMED_PROPERTIES, NOW, propertyId, SELLER } from './fixtures/properties.ts';
import { createFixtureApi } from './support/createFixtureApi.ts';
import { createMemoryFiles } from './support/memoryFiles.ts';
import { addReels, createReel, reelId } from './support/reels.ts';
import { createTestLog } from './support/testLog.ts';
import { findChildren, findText, type ParsedElement, parseXml } from './support/xml.ts';

const BUILT_AT = new Date('2026-11-02T08:00:00Z');
const PATH_PATTERN = /^\/(listing|plans|area-[1-8]|property-[\w-]+|reel-[\w-]+|provider\/[\w-]+|news\/[\w-]+|[a-z]+)?$/;
const ORIGIN = 'http://localhost';

describeBothEngines('The sitemap', (open) => {
  const api = createFixtureApi(open);
  let site: Hono;

  const pages: Pages = {
    scriptHashes: [],
    findPattern: (pathname) => pathname,
    builtAt: BUILT_AT,
    addresses: {
      listed: [{ path: '/' }, { path: '/listing', shows: 'listings' }, { path: '/pricing' }],
      property: (id) => `/property-${id}`,
      // As in the web app: extra arguments yield another address.
      area: (city: number, kind?: unknown) => `/area-${city}${kind === undefined ? '' : '?action=&type='}`,
      reel: (id) => `/reel-${id}`,
      provider: (id) => `/provider/${id}`,
      text: (kind, slug) => (kind === 'articles' ? `/news/${slug}` : `/${kind}`),
    },
    shareBackdrops: { ar: '<svg/>', en: '<svg/>' },
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      return new Response('<!doctype html>', {
        status: PATH_PATTERN.test(pathname) && /^(\?lng=en)?$/.test(search) ? 200 : 404,
      });
    },
  };

  beforeAll(async () => {
    const media = createMemoryFiles(api.services.clock);
    for (const name of ['aa11-960.webp', 'bb22-960.webp', 'clip1.mp4']) await media.put(name, new Blob(['file']));
    await addReels(api.database.db, createReel(1, { title_ar: 'جولة <مصورة> & "هادئة"', description_ar: null }));
    site = createSite({
      api: api.app,
      services: api.services,
      cache: new ResponseCache(api.services.clock),
      log: createTestLog((line) => api.logged.push(line)),
      pages,
      clientDirectory: '/nonexistent',
      mediaStores: [media],
      forwarding: new Forwarding(),
    });
  });

  const readXml = async (path: string): Promise<ParsedElement> => {
    const response = await site.request(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    return parseXml(await response.text());
  };
  const getPath = (element: ParsedElement, name = 'loc') => (findText(element, name) ?? '').replace(ORIGIN, '');
  const listFiles = async () => findChildren(await readXml('/sitemap.xml'), 'sitemap');
  const listUrls = async (kind: string) => findChildren(await readXml(`/sitemap-${kind}-1.xml`), 'url');
  const findUrl = async (kind: string, path: string) => {
    const url = (await listUrls(kind)).find((urlElement) => getPath(urlElement) === path);
    if (!url) throw new Error(`no ${path}`);
    return url;
  };
  const listAllUrls = async () =>
    (
      await Promise.all((await listFiles()).map(async (file) => findChildren(await readXml(getPath(file)), 'url')))
    ).flat();

  it('is an index with a file for each kind of page', async () => {
    expect((await listFiles()).map((file) => getPath(file))).toEqual(
      ['pages', 'texts', 'areas', 'reels', 'providers', 'properties'].map((kind) => `/sitemap-${kind}-1.xml`),
    );
    for (const path of ['/sitemap-areas-2.xml', '/sitemap-areas-0.xml', '/sitemap-other-1.xml', '/sitemap-1.xml'])
      expect((await site.request(path)).status, path).toBe(404);
    expect(await (await site.request('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('lists addresses that exist, once each and with the date of the last change', async () => {
    const urls = await listAllUrls();
    const paths = urls.map((url) => getPath(url));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(100);
    for (const datedElement of [...urls, ...(await listFiles())]) {
      const date = new Date(findText(datedElement, 'lastmod') ?? '');
      expect(date.getTime(), getPath(datedElement)).toBeGreaterThan(new Date('2025-01-01').getTime());
      expect(date.getTime(), getPath(datedElement)).toBeLessThanOrEqual(NOW.getTime());
    }
    const media = urls.flatMap((url) => [
      ...findChildren(url, 'image:image').map((image) => getPath(image, 'image:loc')),
      ...findChildren(url, 'video:video').flatMap((video) => [
        getPath(video, 'video:thumbnail_loc'),
        getPath(video, 'video:content_loc'),
      ]),
    ]);
    for (const path of new Set([...paths.filter((_, at) => at % 9 === 0), ...paths.slice(0, 20), ...media]))
      expect((await site.request(path)).status, path).toBe(200);
  });

  it('links each page in both languages', async () => {
    for (const url of await listAllUrls()) {
      const address = findText(url, 'loc') ?? '';
      const links = findChildren(url, 'xhtml:link').map(({ attributes }) => [attributes.hreflang, attributes.href]);
      expect(links).toEqual([
        ['ar', address],
        ['en', `${address}?lng=en`],
        ['x-default', address],
      ]);
    }
  });

  it('contains active listings with pictures, and no others', async () => {
    const property = await findUrl('properties', `/property-${propertyId(2)}`);
    expect(findText(property, 'lastmod')).toBe(new Date(NAMED_PROPERTIES[1]?.updated_at ?? '').toISOString());
    expect(findChildren(property, 'image:image').map((image) => getPath(image, 'image:loc'))).toEqual([
      '/images/aa11.webp',
      '/images/bb22.webp',
    ]);
    const paths = (await listAllUrls()).map((url) => getPath(url));
    expect(paths).not.toContain(`/property-${propertyId(11)}`);
    expect(paths.filter((path) => path.startsWith('/area-'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((city) => `/area-${city}`),
    );
    expect(paths.filter((path) => path.startsWith('/provider/'))).toEqual([`/provider/${SELLER.id}`]);
    expect(findText(await findUrl('pages', '/pricing'), 'lastmod')).toBe(BUILT_AT.toISOString());
    // The page shows listings: storing a reel has changed its property.
    expect(findText(await findUrl('pages', '/listing'), 'lastmod')).toBe(NOW.toISOString());
    expect(findText(await findUrl('texts', '/questions'), 'lastmod')).toContain('2026-11-01');
  });

  it('describes the video of a reel', async () => {
    const [video] = findChildren(await findUrl('reels', `/reel-${reelId(1)}`), 'video:video');
    expect(video?.children.map(({ name, text }) => [name, text.replace(ORIGIN, '')])).toEqual([
      ['video:thumbnail_loc', '/images/aa11.webp'],
      ['video:title', 'جولة <مصورة> & "هادئة"'],
      ['video:description', 'جولة <مصورة> & "هادئة"'],
      ['video:content_loc', '/clips/clip1.mp4'],
      ['video:duration', '12'],
      ['video:publication_date', new Date(NOW.getTime() - 86_400_000).toISOString()],
    ]);
  });

  it('splits many properties into files that contain each of them once', async () => {
    const { db } = api.database;
    const dates = await findSitemapFiles(db, 40);
    const parts = await Promise.all([0, 1, 2].map((file) => findPropertiesForSitemap(db, file * 40, 40)));
    expect(dates).toHaveLength(3);
    expect(new Set(parts.flat().map(({ id }) => id)).size).toBe(101);
    expect(dates).toEqual(parts.map((part) => new Date(Math.max(...part.map(({ updated_at }) => Number(updated_at))))));
  });
});
