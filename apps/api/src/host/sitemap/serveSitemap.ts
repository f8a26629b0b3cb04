import type { Context, Hono } from 'hono';
import { CACHE_SECONDS_HEADER } from '../../app/bind.ts';
import type { Services } from '../../app/services.ts';
import { AppError } from '../../core/AppError.ts';
import type { Pages } from '../pages.ts';
import { element, textElement, xmlDocument } from '../xml.ts';
import { urlElement } from './entry.ts';
import { sitemapSections } from './sections.ts';

const CACHE_SECONDS = 3600;
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', [CACHE_SECONDS_HEADER]: String(CACHE_SECONDS) };
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const GOOGLE = 'http://www.google.com/schemas';
const NAMESPACES = {
  xmlns: SITEMAP,
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': `${GOOGLE}/sitemap-image/1.1`,
  'xmlns:video': `${GOOGLE}/sitemap-video/1.1`,
};
const FILE_NAME = /^sitemap-([a-z]+)-([1-9]\d{0,4})\.xml$/;

/** Serves `robots.txt`, the sitemap index, and the index's files for each kind of page. */
export function serveSitemap(
  site: Hono,
  services: Pick<Services, 'db' | 'clock' | 'texts'>,
  pages: Pages,
  originOf: (c: Context) => string,
): void {
  const sections = sitemapSections(services, pages);
  site.get('/robots.txt', (c) => c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(c)}/sitemap.xml\n`));
  site.get('/sitemap.xml', async (c) => {
    const origin = originOf(c);
    const files = await Promise.all(
      Object.entries(sections).map(async ([name, section]) =>
        (await section.files()).map((lastModified, file) =>
          element(
            'sitemap',
            {},
            textElement('loc', `${origin}/sitemap-${name}-${file + 1}.xml`),
            textElement('lastmod', lastModified.toISOString()),
          ),
        ),
      ),
    );
    return c.body(xmlDocument(element('sitemapindex', { xmlns: SITEMAP }, ...files.flat())), 200, HEADERS);
  });
  site.get('/:file{sitemap-.+\\.xml}', async (c) => {
    const [, name = '', number] = FILE_NAME.exec(c.req.param('file')) ?? [];
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    const entries = (await section?.entries(Number(number) - 1)) ?? [];
    if (entries.length === 0) throw new AppError({ code: 'not_found' });
    const origin = originOf(c);
    const urls = entries.map((entry) => urlElement(entry, origin));
    return c.body(xmlDocument(element('urlset', NAMESPACES, ...urls)), 200, HEADERS);
  });
}
