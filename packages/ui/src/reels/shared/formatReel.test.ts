import { describe, expect, it } from 'vitest';
import { formatVideoTime } from './formatReel.ts';

describe('formatVideoTime', () => {
  it('formats as in a player', () => {
    expect([0, 7.9, 59, 60, 75].map(formatVideoTime)).toEqual(['0:00', '0:07', '0:59', '1:00', '1:15']);
  });
  it('has no negative time', () => {
    expect(formatVideoTime(-3)).toBe('0:00');
  });
});
