import { beforeEach, expect, test, vi } from 'vitest';
import {
  readMailedCode,
  readVisitorDetails,
  removeVisitorDrafts,
  saveMailedCode,
  saveVisitorDetails,
} from './visitorDraft.ts';

const DETAILS = { name: 'منى', email: 'mona@example.com', phone: '' };
const CODE = {
  email: 'mona@example.com',
  challenge: 'x',
  expires_at: '2026-11-20T10:15:00.000Z',
  subject: 'message p1',
};
const NOW = new Date('2026-11-20T10:00:00Z');

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('details and code are restored until the visitor has an account', () => {
  expect(readVisitorDetails()).toEqual({ name: '', email: '', phone: '' });
  expect(readMailedCode(NOW)).toBeNull();
  saveVisitorDetails(DETAILS);
  saveMailedCode(CODE);
  expect(readVisitorDetails()).toEqual(DETAILS);
  expect(readMailedCode(NOW)).toEqual(CODE);
  removeVisitorDrafts();
  expect(readVisitorDetails()).toEqual({ name: '', email: '', phone: '' });
  expect(readMailedCode(NOW)).toBeNull();
});

test('an expired code is not restored', () => {
  saveMailedCode(CODE);
  expect(readMailedCode(new Date('2026-11-20T10:15:00Z'))).toBeNull();
});

test.each(['', '{', '7', '{"name":7}'])('broken storage is ignored: %s', (text) => {
  sessionStorage.setItem('visitor', text);
  sessionStorage.setItem('visitor code', text);
  expect(readVisitorDetails().name).toBe('');
  expect(readMailedCode(NOW)).toBeNull();
});
