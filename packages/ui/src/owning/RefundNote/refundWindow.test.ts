import { describe, expect, it } from 'vitest';
import { refundWindow } from './refundWindow.ts';

const purchased = new Date('2026-11-13T09:00:00Z');
const left = (now: string) => refundWindow(purchased, new Date(now)).daysLeft;

describe('refundWindow', () => {
  it('ends seven days after the purchase', () => {
    expect(refundWindow(purchased, purchased)).toEqual({ deadline: new Date('2026-11-20T09:00:00Z'), daysLeft: 7 });
  });

  it('counts a day that has begun', () => {
    expect(left('2026-11-13T09:00:01Z')).toBe(7);
    expect(left('2026-11-14T09:00:00Z')).toBe(6);
    expect(left('2026-11-20T08:59:59Z')).toBe(1);
  });

  it('is over at the minute', () => {
    expect(left('2026-11-20T09:00:00Z')).toBe(0);
    expect(left('2027-01-01T00:00:00Z')).toBe(0);
  });
});
