import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('boot.js', import.meta.url), 'utf8');

/** Runs the boot script on an Arabic page with a stored language; returns the cookies that it sets. */
function runWithCookies(address: string, stored: string | null = null): string[] {
  const cookies: string[] = [];
  const nothing = () => {};
  const storage = { getItem: (key: string) => (key === 'i18next' ? stored : null), setItem: nothing };
  const document = {
    documentElement: { dataset: {}, lang: 'ar' },
    getElementById: () => ({}),
    querySelectorAll: () => [],
    get cookie() {
      return cookies.map((one) => one.split(';')[0]).join('; ');
    },
    set cookie(one) {
      cookies.push(one);
    },
  };
  const { protocol, search } = new URL(address);
  const window = { localStorage: storage, sessionStorage: storage };
  const matchMedia = () => ({ matches: false });
  const location = { protocol, search, reload: nothing };
  const browser = { window, document, location, matchMedia, URLSearchParams, navigator: {}, addEventListener: nothing };
  runInNewContext(script, { ...browser, localStorage: storage });
  return cookies;
}

test('a language from the address is saved in a cookie, Secure on HTTPS sites', () => {
  expect(runWithCookies('https://homes.example/listing?lng=ar')).toEqual([
    'i18next=ar; path=/; max-age=31536000; samesite=lax; secure',
  ]);
  expect(runWithCookies('http://localhost:3000/listing?lng=ar')).toEqual([
    'i18next=ar; path=/; max-age=31536000; samesite=lax',
  ]);
});

test('a language from the storage is saved in the cookie too', () => {
  expect(runWithCookies('https://homes.example/', 'en')).toEqual([
    'i18next=en; path=/; max-age=31536000; samesite=lax; secure',
  ]);
});

test('a page in the same language sets no cookie', () => {
  expect(runWithCookies('https://homes.example/', 'ar')).toEqual([]);
});
