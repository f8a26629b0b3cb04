import type { APIRequestContext } from '@playwright/test';
import { parseHtml } from './support/html.ts';
import { fetchListingsForSale } from './support/listings.ts';
import { ar, en, expect, test, toEnglish } from './support/test.ts';

/** Public routes of the specification, except for single listings, reels and people. */
const PUBLIC_PATHS =
  '/ /main /about_us /reels /reels-search /videos/record /videos/search /privacy /terms /refund /news /advisors /managment /Financial /financial /QAs /listing /listing/cairo /rent /apply-advisor /search /search?query=maadi /superior /elite /pricing /style /test'.split(
    ' ',
  );
/** Routes for members: a visitor sees a login prompt. */
const MEMBER_PATHS =
  '/profile /plans /plans/checkout /plans/receipt /MyProperties /myproperties /update /addProperty /payment-success /favorites /add-reel /update-reel'.split(
    ' ',
  );

const toBothLanguages = (path: string) =>
  [
    ['ar', `${path}${path.includes('?') ? '&' : '?'}lng=ar`],
    ['en', toEnglish(path)],
  ] as const;

const fetchPage = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(address);
  return { status: answer.status(), ...parseHtml(await answer.text()) };
};

const expectText = (text: string | undefined, length: number) =>
  expect((text ?? '').length).toBeGreaterThanOrEqual(length);

for (const path of PUBLIC_PATHS) {
  test(`${path} answers in both languages, with structured data`, { tag: '@phone' }, async ({ request }) => {
    const titles = new Set<string | undefined>();
    for (const [language, address] of toBothLanguages(path)) {
      const page = await fetchPage(request, address);
      expect(page).toMatchObject({ status: 200, language, headings: 1 });
      expectText(page.title, 5);
      expectText(page.description, 10);
      if (!page.isHidden) {
        // The URL without a language is the Arabic page's.
        expect(new URL(page.canonical ?? '').searchParams.get('lng')).toBe(language === 'ar' ? null : language);
        expect(page.picture).toMatch(/^http/);
        const isHome = new URL(page.canonical ?? '').pathname === '/';
        expect(page.schemas.some((schema) => schema['@type'] === 'BreadcrumbList')).toBe(!isHome);
      }
      titles.add(page.title);
    }
    expect(titles.size).toBe(2);
  });
}

test('the share image of a page has its title in its language', { tag: '@phone' }, async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of ['/', '/news', '/privacy', '/QAs']) {
    for (const [, address] of toBothLanguages(path)) {
      const { picture = '' } = await fetchPage(request, address);
      const answer = await request.get(picture);
      expect(answer.status(), picture).toBe(200);
      expect(answer.headers()['content-type'], picture).toMatch(/^image\//);
      pictures.add((await answer.body()).toString('base64'));
    }
  }
  expect(pictures.size).toBe(8);
});

test('single listings, reels and users answer in both languages', { tag: '@phone' }, async ({ request }) => {
  const [listing] = await fetchListingsForSale(request);
  for (const path of [`/property-${listing?.id}`, '/reel-7', '/reels/7', '/videos/7', '/provider/7']) {
    for (const [language, address] of toBothLanguages(path)) {
      const page = await fetchPage(request, address);
      expect(page.language, path).toBe(language);
      expect([200, 404], path).toContain(page.status);
      expectText(page.title, 5);
      expectText(page.description, 5);
    }
  }
  expect((await fetchPage(request, `/property-${listing?.id}`)).canonical).toContain(`/property-${listing?.id}`);
  const { data } = await (await request.get(`/api/properties/${listing?.id}`)).json();
  const provider = await fetchPage(request, `/provider/${data.user.id}?lng=ar`);
  expect([provider.status, provider.title]).toEqual([200, expect.stringContaining(data.user.name)]);
  expect(provider.canonical).toContain(`/provider/${data.user.id}`);
});

test('pages for users ask a visitor to log in, in both languages', { tag: '@phone' }, async ({ request }) => {
  for (const path of MEMBER_PATHS) {
    for (const [language, address] of toBothLanguages(path)) {
      const page = await fetchPage(request, address);
      expect(page, path).toMatchObject({ status: 200, language, isHidden: true });
      expect(page.text, path).toContain((language === 'ar' ? ar : en).states.loginTitle);
      expect(new URL(page.sharedUrl ?? '').pathname).toBe(path);
    }
  }
});

test('other paths answer 404, with a link home', { tag: '@phone' }, async ({ request }) => {
  for (const [language, address] of toBothLanguages('/no/such/page')) {
    const page = await fetchPage(request, address);
    expect(page).toMatchObject({ status: 404, language, isHidden: true });
    expect(page.links.some((href) => href === '/' || href.startsWith('/?'))).toBe(true);
  }
});

/** Every key of the catalogs as it would appear if its text were missing: `market:plan.title`, `plan.title`. */
function listKeys(texts: object, prefix: string): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, string | object]) =>
    typeof text === 'string' ? [`${prefix}${name}`] : listKeys(text, `${prefix}${name}.`),
  );
}
const KEYS = new Set(
  Object.entries(ar).flatMap(([namespace, texts]) =>
    listKeys(texts, '').flatMap((key) => [`${namespace}:${key}`, ...(key.includes('.') ? [key] : [])]),
  ),
);
const findKeys = (text: string) => text.match(/[\w:]+(?:[.:]\w+)+/g)?.filter((word) => KEYS.has(word)) ?? [];

/** Enough to cover each kind: there are as many listing and area pages as the seed has. */
const MAX_PER_KIND = 6;
const getKind = (href: string) => href.replace(/\?.*$/, '').replace(/(?<=^\/(?:property|area|news|reel)[-/]).+/, '…');

/** Follows the links of a language from the home page on, as a search engine would. */
async function walk(request: APIRequestContext, language: 'ar' | 'en') {
  const seen = new Set<string>(['/']);
  const countByKind = new Map<string, number>();
  const deadLinks: string[] = [];
  const keys: string[] = [];
  const pendingHrefs = ['/'];
  for (let href = pendingHrefs.shift(); href !== undefined; href = pendingHrefs.shift()) {
    const answer = await request.get(href, { headers: { 'accept-language': language } });
    if (!answer.ok()) deadLinks.push(`${href}: ${answer.status()}`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const { links, text } = parseHtml(await answer.text());
    keys.push(...findKeys(text).map((key) => `${href}: ${key}`));
    for (const link of links) {
      const kind = getKind(link);
      const count = countByKind.get(kind) ?? 0;
      if (seen.has(link) || count >= MAX_PER_KIND) continue;
      seen.add(link);
      countByKind.set(kind, count + 1);
      pendingHrefs.push(link);
    }
  }
  return { dead: deadLinks, keys, count: seen.size };
}

for (const language of ['ar', 'en'] as const) {
  test(`no link is dead and no catalog key is visible, from the home page on, in ${language}`, {
    // English only in test:full: its pages have the same links, and its catalogs the same keys by their type.
    tag: language === 'ar' ? '@phone' : '@full',
  }, async ({ request }) => {
    test.slow();
    const { dead: deadLinks, keys, count } = await walk(request, language);
    expect(deadLinks).toEqual([]);
    expect(keys).toEqual([]);
    expect(count).toBeGreaterThan(60);
  });
}
