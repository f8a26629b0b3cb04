import { describe, expect, it } from 'vitest';
import { getNextPanel } from './getNextPanel.ts';

const now = new Date('2026-11-20T12:00:00Z');
const getDaysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const getNext = (phone: string, overrides: Partial<Parameters<typeof getNextPanel>[1]> = {}) =>
  getNextPanel({ phone }, { isNeeded: false, promptedAt: null, now, ...overrides });

describe('After a login', () => {
  it('a user without a number is asked for one, once a week at most', () => {
    expect(getNext('')).toBe('add-phone');
    expect(getNext('', { promptedAt: getDaysAgo(6.9) })).toBe('continue');
    expect(getNext('', { promptedAt: getDaysAgo(7) })).toBe('add-phone');
  });

  it('others choose between their own page and continuing', () => expect(getNext('01000001234')).toBe('continue'));

  it('an action that required the login continues without a question', () => {
    expect(getNext('', { isNeeded: true })).toBeNull();
    expect(getNext('01000001234', { isNeeded: true })).toBeNull();
  });
});
