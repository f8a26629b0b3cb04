import { expect, test } from 'vitest';
import { getAppStoreUrls } from './appOffer.ts';

const ios = 'https://apps.apple.com/app/id1';
const android = 'https://play.google.com/store/apps/details?id=one';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const createDevice = (userAgent: string, maxTouchPoints = 0) => ({ userAgent, maxTouchPoints });

test('a phone gets the link to its own store', () => {
  expect(getAppStoreUrls({ ios, android }, createDevice(IPHONE, 5))).toEqual({ ios });
  expect(getAppStoreUrls({ ios, android }, createDevice(ANDROID, 5))).toEqual({ android });
});

test('an iPad that identifies as a Mac gets Apple’s store', () => {
  expect(getAppStoreUrls({ ios, android }, createDevice(MAC, 5))).toEqual({ ios });
  expect(getAppStoreUrls({ ios, android }, createDevice(MAC))).toEqual({ ios, android });
});

test('a store without the app is not offered', () => {
  expect(getAppStoreUrls({ ios, android: null }, createDevice(ANDROID, 5))).toEqual({});
  expect(getAppStoreUrls({ ios: null, android }, createDevice(MAC))).toEqual({ android });
  expect(getAppStoreUrls({ ios: null, android: null }, createDevice(IPHONE, 5))).toEqual({});
});
