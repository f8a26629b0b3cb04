import type { Context, Hono } from 'hono';
import { CACHE_SECONDS_HEADER } from '../../app/registerCall.ts';
import type { Services } from '../../app/services.ts';
import { AppError } from '../../core/AppError.ts';
import type { Pages } from '../pages.ts';
import { createElement, createTextElement, renderXml } from '../xml.ts';
import { buildUrlElement } from './entry.ts';
import { createSitemapSections } from './sections.ts';

const CACHE_SECONDS = 3600;
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', [CACHE_SECONDS_HEADER]: String(CACHE_SECONDS) };
const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const GOOGLE_SCHEMAS = 'http://www.google.com/schemas';
const NAMESPACES = {
  xmlns: SITEMAP_NAMESPACE,
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': `${GOOGLE_SCHEMAS}/sitemap-image/1.1`,
  'xmlns:video': `${GOOGLE_SCHEMAS}/sitemap-video/1.1`,
};
const FILE_NAME = /^sitemap-([a-z]+)-([1-9]\d{0,4})\.xml$/;

export function serveSitemap(
  site: Hono,
  services: Pick<Services, 'db' | 'clock' | 'texts'>,
  pages: Pages,
  getOrigin: (c: Context) => string,
): void {
  const sections = createSitemapSections(services, pages);
  site.get('/robots.txt', (c) => c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${getOrigin(c)}/sitemap.xml\n`));
  site.get('/sitemap.xml', async (c) => {
    const origin = getOrigin(c);
    const files = await Promise.all(
      Object.entries(sections).map(async ([name, section]) =>
        (await section.files()).map((lastModified, file) =>
          createElement(
            'sitemap',
            {},
            createTextElement('loc', `${origin}/sitemap-${name}-${file + 1}.xml`),
            createTextElement('lastmod', lastModified.toISOString()),
          ),
        ),
      ),
    );
    return c.body(
      renderXml(createElement('sitemapindex', { xmlns: SITEMAP_NAMESPACE }, ...files.flat())),
      200,
      HEADERS,
    );
  });
  site.get('/:file{sitemap-.+\\.xml}', async (c) => {
    const [, name = '', number] = FILE_NAME.exec(c.req.param('file')) ?? [];
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    const entries = (await section?.entries(Number(number) - 1)) ?? [];
    if (entries.length === 0) throw new AppError({ code: 'not_found' });
    const origin = getOrigin(c);
    const urls = entries.map((entry) => buildUrlElement(entry, origin));
    return c.body(renderXml(createElement('urlset', NAMESPACES, ...urls)), 200, HEADERS);
  });
}
