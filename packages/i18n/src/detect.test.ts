import { expect, test } from 'vitest';
import { languageCookie } from './detect.ts';

test('the language cookie is Secure on HTTPS sites', () => {
  expect(languageCookie('en', true)).toBe('i18next=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(languageCookie('ar', false)).toBe('i18next=ar; Path=/; Max-Age=31536000; SameSite=Lax');
});
