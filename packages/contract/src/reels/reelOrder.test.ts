import { describe, expect, it } from 'vitest';
import type { Ranking } from '../constants/vocabulary.ts';
import { orderReels, reelReasons, unseenFirst } from './reelOrder.ts';

const DAY_MS = 86_400_000;
const reel = (id: string, days: number, ranking: Ranking = 1) => ({ id, ranking, listedAt: -days * DAY_MS });
const ids = (reels: readonly { id: string }[]) => reels.map(({ id }) => id).join('');

describe('the order of reels', () => {
  it('is the newest first', () => {
    expect(ids(orderReels([reel('a', 3), reel('b', 1), reel('c', 2)]))).toBe('bca');
  });

  it('gives elite two days and superior four', () => {
    expect(ids(orderReels([reel('n', 0), reel('e', 1.9, 2), reel('s', 3.9, 3)]))).toBe('esn');
    expect(ids(orderReels([reel('n', 0), reel('e', 2.1, 2), reel('s', 4.2, 3)]))).toBe('nes');
  });

  it('puts watched reels last, in the same order', () => {
    const reels = [reel('a', 1), reel('b', 2), reel('c', 3), reel('d', 4)];
    expect(ids(orderReels(reels, new Set(['a', 'c'])))).toBe('bdac');
    expect(ids(unseenFirst(reels, new Set(['d'])))).toBe('abcd');
  });

  it('does not depend on the input order', () => {
    const reels = [reel('b', 1), reel('a', 1), reel('c', 1)];
    expect(ids(orderReels(reels))).toBe('abc');
    expect(ids(orderReels(reels.toReversed()))).toBe('abc');
  });
});

describe('the reasons for a reel', () => {
  const nothing = { isChosen: false, isFiltered: false, isSeen: false };
  it('include payment wherever it counted', () => {
    expect(reelReasons({ ranking: 3, isRecent: true }, nothing)).toEqual(['paid', 'recent']);
    expect(reelReasons({ ranking: 1, isRecent: false }, nothing)).toEqual(['newest']);
    expect(reelReasons({ ranking: 2, isRecent: false }, { ...nothing, isFiltered: true, isSeen: true })).toEqual([
      'filter',
      'paid',
      'newest',
      'seen',
    ]);
  });

  it('are a single one for a reel opened by its link', () => {
    expect(reelReasons({ ranking: 3, isRecent: true }, { ...nothing, isChosen: true })).toEqual(['chosen']);
  });
});
