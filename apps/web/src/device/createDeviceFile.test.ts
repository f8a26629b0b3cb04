import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceFile } from './createDeviceFile.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE_MS = 60_000;
const video = new Blob(['video'], { type: 'video/mp4' });
const { save, find, remove } = createDeviceFile('video', 60 * MINUTE_MS);

/** Fake Cache Storage with the methods used here. */
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

test('a video of the last hour is restored, with its type', async () => {
  expect(await find({ nowMs: NOW })).toBeNull();
  await save(video, { nowMs: NOW });
  const foundFile = await find({ nowMs: NOW + 59 * MINUTE_MS });
  expect([foundFile?.type, await foundFile?.text()]).toEqual(['video/mp4', 'video']);
});

test('an older video is deleted, and so is a discarded one', async () => {
  await save(video, { nowMs: NOW });
  expect(await find({ nowMs: NOW + 60 * MINUTE_MS })).toBeNull();
  expect(await find({ nowMs: NOW })).toBeNull();
  await save(video, { nowMs: NOW });
  await remove();
  expect(await find({ nowMs: NOW })).toBeNull();
});

test('it belongs to one user', async () => {
  await save(video, { owner: 'نادية@example.com', nowMs: NOW });
  expect(await find({ owner: 'b@example.com', nowMs: NOW })).toBeNull();
  expect(await find({ nowMs: NOW })).toBeNull();
  expect(await (await find({ owner: 'نادية@example.com', nowMs: NOW }))?.text()).toBe('video');
});

test('a device without storage causes no error', async () => {
  vi.stubGlobal('caches', undefined);
  await save(video, { nowMs: NOW });
  await remove();
  expect(await find({ nowMs: NOW })).toBeNull();
});
