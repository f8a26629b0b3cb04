import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('boot.js', import.meta.url), 'utf8');

interface Visit {
  /** Language in local storage. */
  stored?: string;
  cookie?: string;
}

/** Runs the boot script on an Arabic page; returns the cookies that it sets, and the address that replaces the page. */
function run(address: string, { stored, cookie }: Visit = {}): { cookies: string[]; replacement?: string } {
  const cookies: string[] = [];
  let replacement: string | undefined;
  const doNothing = () => {};
  const storage = { getItem: (key: string) => (key === 'i18next' ? (stored ?? null) : null), setItem: doNothing };
  const document = {
    documentElement: { dataset: {}, lang: 'ar' },
    getElementById: () => ({}),
    querySelectorAll: () => [],
    get cookie() {
      return cookie ? `visitor=1; i18next=${cookie}` : '';
    },
    set cookie(text) {
      cookies.push(text);
    },
  };
  const { protocol, search, href } = new URL(address);
  const window = { localStorage: storage, sessionStorage: storage };
  const matchMedia = () => ({ matches: false });
  const replace = (url: string) => {
    replacement = url;
  };
  const location = { protocol, search, href, replace };
  const globals = { URL, URLSearchParams, navigator: {}, addEventListener: doNothing, localStorage: storage };
  runInNewContext(script, { ...globals, window, document, location, matchMedia });
  return { cookies, ...(replacement && { replacement }) };
}

test('a language from the address is saved in a cookie, Secure on HTTPS sites', () => {
  expect(run('https://homes.example/listing?lng=ar')).toEqual({
    cookies: ['i18next=ar; path=/; max-age=31536000; samesite=lax; secure'],
  });
  expect(run('http://localhost:3000/listing?lng=ar', { cookie: 'en', stored: 'en' })).toEqual({
    cookies: ['i18next=ar; path=/; max-age=31536000; samesite=lax'],
  });
});

test.each<[string, Visit]>([
  ['the storage', { stored: 'en' }],
  ['the cookie, if a shared cache answered', { stored: 'ar', cookie: 'en' }],
])('a page in another language than that of %s is replaced', (_, visit) => {
  expect(run('https://homes.example/listing?type=housing#map', visit)).toEqual({
    cookies: ['i18next=en; path=/; max-age=31536000; samesite=lax; secure'],
    replacement: 'https://homes.example/listing?type=housing&lng=en#map',
  });
});

test('a page in the same language sets no cookie', () => {
  expect(run('https://homes.example/', { stored: 'ar' })).toEqual({ cookies: [] });
});
