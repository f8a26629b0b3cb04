import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropKeptFilm, keepFilm, keptFilm } from './keptFilm.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE_MS = 60_000;
const film = new Blob(['film'], { type: 'video/mp4' });

/** The browser's store of answers, as far as it is used. */
function cacheStorage() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    open: async (name: string) => ({
      put: async (key: string, response: Response) => stores.set(name, new Map([[key, response]])),
    }),
    match: async (key: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => stores.delete(name),
  };
}

beforeEach(() => vi.stubGlobal('caches', cacheStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the film of the last hour is found again, with its type', async () => {
  expect(await keptFilm(NOW)).toBeNull();
  await keepFilm(film, NOW);
  const found = await keptFilm(NOW + 59 * MINUTE_MS);
  expect([found?.type, await found?.text()]).toEqual(['video/mp4', 'film']);
});

test('an older one is forgotten, and so is one that is not wanted any more', async () => {
  await keepFilm(film, NOW);
  expect(await keptFilm(NOW + 60 * MINUTE_MS)).toBeNull();
  expect(await keptFilm(NOW)).toBeNull();
  await keepFilm(film, NOW);
  await dropKeptFilm();
  expect(await keptFilm(NOW)).toBeNull();
});

test('a device that keeps nothing is no error', async () => {
  vi.stubGlobal('caches', undefined);
  await keepFilm(film, NOW);
  await dropKeptFilm();
  expect(await keptFilm(NOW)).toBeNull();
});
