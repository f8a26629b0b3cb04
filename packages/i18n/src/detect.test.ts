import { expect, test } from 'vitest';
import { buildLanguageCookie } from './detect.ts';

test('the language cookie is Secure on HTTPS sites', () => {
  expect(buildLanguageCookie('en', true)).toBe('i18next=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(buildLanguageCookie('ar', false)).toBe('i18next=ar; Path=/; Max-Age=31536000; SameSite=Lax');
});
