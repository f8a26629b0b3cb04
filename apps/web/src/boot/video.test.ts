import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const script = readFileSync(new URL('video.js', import.meta.url), 'utf8');
const CLIP = '019a9100-0000-7000-8000-000000000001';

interface Visitor {
  local?: Record<string, string>;
  session?: Record<string, string>;
  connection?: { saveData?: boolean; effectiveType?: string };
  isStill?: boolean;
  isHidden?: boolean;
  search?: string;
}

/** True if the script starts the page's first reel for this visitor. */
function begins({ local = {}, session = {}, connection, isStill = false, isHidden = false, search = '' }: Visitor) {
  const storage = (stored: Record<string, string>) => ({ getItem: (key: string) => stored[key] ?? null });
  const video = {
    dataset: { begins: CLIP },
    muted: false,
    addEventListener: () => {},
    play: vi.fn(async () => {}),
  };
  const window = { localStorage: storage(local), sessionStorage: storage(session) };
  const document = { hidden: isHidden, querySelector: () => video };
  const matchMedia = () => ({ matches: isStill });
  runInNewContext(script, { window, document, matchMedia, navigator: { connection }, location: { search } });
  expect(video.muted).toBe(video.play.mock.calls.length > 0);
  return video.muted;
}

test('the first reel starts muted, also for a returning visitor', () => {
  expect(begins({})).toBe(true);
  expect(begins({ local: { 'seen-reels': '["019a9100-0000-7000-8000-000000000002"]' } })).toBe(true);
  expect(begins({ connection: { effectiveType: '4g' } })).toBe(true);
});

test('it waits for the app if another reel may come first', () => {
  expect(begins({ local: { token: 'x' } })).toBe(false);
  expect(begins({ local: { 'seen-reels': `["${CLIP}"]` } })).toBe(false);
  expect(begins({ session: { 'reels-feed': '{}' } })).toBe(false);
});

test('it does not start in data-saving mode, unless the visitor chose otherwise', () => {
  expect(begins({ local: { 'reels-save-data': 'true' } })).toBe(false);
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    expect(begins({ connection })).toBe(false);
    expect(begins({ connection, local: { 'reels-save-data': 'false' } })).toBe(true);
  }
});

test('it does not start with reduced motion, on another page, or under an overlay', () => {
  expect(begins({ isStill: true })).toBe(false);
  expect(begins({ isHidden: true })).toBe(false);
  expect(begins({ search: '?slider=reel-menu' })).toBe(false);
});
