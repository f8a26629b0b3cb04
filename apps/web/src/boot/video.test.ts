import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const script = readFileSync(new URL('video.js', import.meta.url), 'utf8');
const VIDEO_ID = '019a9100-0000-7000-8000-000000000001';

interface Visitor {
  local?: Record<string, string>;
  session?: Record<string, string>;
  connection?: { saveData?: boolean; effectiveType?: string };
  isStill?: boolean;
  isHidden?: boolean;
  search?: string;
}

/** True if the script starts the page's first reel for this visitor. */
function isStarted({ local = {}, session = {}, connection, isStill = false, isHidden = false, search = '' }: Visitor) {
  const createStorage = (stored: Record<string, string>) => ({ getItem: (key: string) => stored[key] ?? null });
  const video = {
    dataset: { begins: VIDEO_ID },
    muted: false,
    addEventListener: () => {},
    play: vi.fn(async () => {}),
  };
  const window = { localStorage: createStorage(local), sessionStorage: createStorage(session) };
  const document = { hidden: isHidden, querySelector: () => video };
  const matchMedia = () => ({ matches: isStill });
  runInNewContext(script, { window, document, matchMedia, navigator: { connection }, location: { search } });
  expect(video.muted).toBe(video.play.mock.calls.length > 0);
  return video.muted;
}

test('the first reel starts muted, also for a returning visitor', () => {
  expect(isStarted({})).toBe(true);
  expect(isStarted({ local: { 'seen-reels': '["019a9100-0000-7000-8000-000000000002"]' } })).toBe(true);
  expect(isStarted({ connection: { effectiveType: '4g' } })).toBe(true);
});

test('it waits for the app if another reel may come first', () => {
  expect(isStarted({ local: { token: 'x' } })).toBe(false);
  expect(isStarted({ local: { 'seen-reels': `["${VIDEO_ID}"]` } })).toBe(false);
  expect(isStarted({ session: { 'reels-feed': '{}' } })).toBe(false);
});

test('it does not start in data-saving mode, unless the visitor chose otherwise', () => {
  expect(isStarted({ local: { 'reels-save-data': 'true' } })).toBe(false);
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    expect(isStarted({ connection })).toBe(false);
    expect(isStarted({ connection, local: { 'reels-save-data': 'false' } })).toBe(true);
  }
});

test('it does not start with reduced motion, on another page, or under an overlay', () => {
  expect(isStarted({ isStill: true })).toBe(false);
  expect(isStarted({ isHidden: true })).toBe(false);
  expect(isStarted({ search: '?slider=reel-menu' })).toBe(false);
});
