import type { Text } from '@mashrabiya/content';
import { TEXT_KINDS } from '@mashrabiya/contract';
import { DEFAULT_LANGUAGE, LANGUAGE_QUERY, LANGUAGES, type Language } from '@mashrabiya/i18n';
import type { Context, Hono } from 'hono';
import { CACHE_SECONDS_HEADER } from '../app/bind.ts';
import type { Services } from '../app/services.ts';
import { AppError } from '../core/AppError.ts';
import { offeringProviders } from '../people/repository/providers.ts';
import { offeredReels } from '../reels/repository/reels.ts';
import type { Pages } from './pages.ts';

/** Addresses in one file; search engines take 50,000. */
const PER_FILE = 10_000;
const KEEP_SECONDS = 3600;
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', [CACHE_SECONDS_HEADER]: String(KEEP_SECONDS) };
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Entry {
  path: string;
  /** ISO date of the last change, where it is known. */
  date?: string;
}

function entry(address: string, date?: string): string {
  const inLanguage = (language: Language) =>
    language === DEFAULT_LANGUAGE ? address : `${address}?${LANGUAGE_QUERY}=${language}`;
  const alternates = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${inLanguage(language)}"/>`,
  );
  const changed = date ? `<lastmod>${date}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}${alternates.join('')}</url>`;
}

const fileOf = (origin: string, entries: readonly Entry[]): string =>
  `${XML}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
    .map(({ path, date }) => entry(origin + path, date))
    .join('\n')}\n</urlset>\n`;

const indexOf = (origin: string, files: number): string =>
  `${XML}<sitemapindex xmlns="${SITEMAPS}">\n${Array.from(
    { length: files },
    (_, file) => `<sitemap><loc>${origin}/sitemap-${file + 1}.xml</loc></sitemap>`,
  ).join('\n')}\n</sitemapindex>\n`;

/** Tells search engines which pages there are, places only where homes are on offer: one file, or an index of several when one would be too long. */
export function serveSitemap(
  site: Hono,
  { db, clock, listings, texts }: Pick<Services, 'db' | 'clock' | 'listings' | 'texts'>,
  { listed, property, area, reel, provider, text }: Pages['addresses'],
  originOf: (c: Context) => string,
): void {
  const reading = async (): Promise<Entry[]> => {
    const library = await texts.current();
    const dates = new Map<string, string>();
    for (const { kind, slug, front } of TEXT_KINDS.flatMap((one): Text[] => library.all(one, DEFAULT_LANGUAGE))) {
      const path = text(kind, slug);
      const known = [dates.get(path) ?? '', front.date, front.checked].sort().at(-1) ?? '';
      dates.set(path, known);
    }
    return Array.from(dates, ([path, date]) => ({ path, date }));
  };
  const entries = async (): Promise<Entry[]> => {
    const index = await listings.current();
    const homes = index.inOrder('newest');
    const cities = index.columns.get('city');
    const places = new Set(Array.from(homes, (doc) => cities[doc] ?? 0));
    const paths = [
      ...Array.from(places, area).sort(),
      ...(await offeringProviders(db)).map(provider),
      ...Array.from(homes, (doc) => property(index.columns.ids[doc] ?? '')),
    ];
    const reels = (await offeredReels(db, clock())).map(({ id, updated_at }) => ({
      path: reel(id),
      date: updated_at.toISOString().slice(0, 10),
    }));
    return [...listed.map((path) => ({ path })), ...(await reading()), ...reels, ...paths.map((path) => ({ path }))];
  };
  site.get('/robots.txt', (c) => c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${originOf(c)}/sitemap.xml\n`));
  site.get('/sitemap.xml', async (c) => {
    const all = await entries();
    const origin = originOf(c);
    const files = Math.ceil(all.length / PER_FILE);
    return c.body(files === 1 ? fileOf(origin, all) : indexOf(origin, files), 200, HEADERS);
  });
  site.get('/:file{sitemap-[1-9]\\d{0,4}\\.xml}', async (c) => {
    const file = Number(c.req.param('file').replace(/\D/g, ''));
    const some = (await entries()).slice((file - 1) * PER_FILE, file * PER_FILE);
    if (some.length === 0) throw new AppError({ code: 'not_found' });
    return c.body(fileOf(originOf(c), some), 200, HEADERS);
  });
}
