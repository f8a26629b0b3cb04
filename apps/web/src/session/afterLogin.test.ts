import { describe, expect, it } from 'vitest';
import { afterLogin } from './afterLogin.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const next = (phone: string, own: Partial<Parameters<typeof afterLogin>[1]> = {}) =>
  afterLogin({ phone }, { isNeeded: false, promptedAt: null, now, ...own });

describe('After a login', () => {
  it('a user without a number is asked for one, once a week at most', () => {
    expect(next('')).toBe('add-phone');
    expect(next('', { promptedAt: daysAgo(6.9) })).toBe('continue');
    expect(next('', { promptedAt: daysAgo(7) })).toBe('add-phone');
  });

  it('others choose between their own page and continuing', () => expect(next('01000001234')).toBe('continue'));

  it('an action that required the login continues without a question', () => {
    expect(next('', { isNeeded: true })).toBeNull();
    expect(next('01000001234', { isNeeded: true })).toBeNull();
  });
});
