import { describe, expect, it } from 'vitest';
import { getDeviceName, isSessionAlive, shouldRecordUse } from './sessionRules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const getTimeBefore = (ms: number) => new Date(now.getTime() - ms);
const DAY_MS = 86_400_000;

describe('A session', () => {
  it('expires after 30 days without use', () => {
    const isAlive = (unusedMs: number, ageMs = unusedMs) =>
      isSessionAlive({ used_at: getTimeBefore(unusedMs), created_at: getTimeBefore(ageMs) }, now);
    expect(isAlive(30 * DAY_MS)).toBe(true);
    expect(isAlive(30 * DAY_MS + 1)).toBe(false);
    // A session expires after a year, regardless of its use.
    expect(isAlive(0, 365 * DAY_MS)).toBe(true);
    expect(isAlive(0, 365 * DAY_MS + 1)).toBe(false);
  });

  it('records its use once an hour', () => {
    expect(shouldRecordUse(getTimeBefore(3_599_999), now)).toBe(false);
    expect(shouldRecordUse(getTimeBefore(3_600_000), now)).toBe(true);
  });

  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox, Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['curl/8.5.0', ''],
    [null, ''],
  ])('matches its device: %s', (userAgent, name) => expect(getDeviceName(userAgent)).toBe(name));
});
