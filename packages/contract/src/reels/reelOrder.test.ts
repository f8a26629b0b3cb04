import { describe, expect, it } from 'vitest';
import type { Ranking } from '../constants/vocabulary.ts';
import { getReelReasons, orderReels, sortUnseenFirst } from './reelOrder.ts';

const DAY_MS = 86_400_000;
const createReel = (id: string, days: number, ranking: Ranking = 1) => ({ id, ranking, listedAt: -days * DAY_MS });
const getIds = (reels: readonly { id: string }[]) => reels.map(({ id }) => id).join('');

describe('the order of reels', () => {
  it('is the newest first', () => {
    expect(getIds(orderReels([createReel('a', 3), createReel('b', 1), createReel('c', 2)]))).toBe('bca');
  });

  it('gives elite two days and superior four', () => {
    expect(getIds(orderReels([createReel('n', 0), createReel('e', 1.9, 2), createReel('s', 3.9, 3)]))).toBe('esn');
    expect(getIds(orderReels([createReel('n', 0), createReel('e', 2.1, 2), createReel('s', 4.2, 3)]))).toBe('nes');
  });

  it('puts watched reels last, in the same order', () => {
    const reels = [createReel('a', 1), createReel('b', 2), createReel('c', 3), createReel('d', 4)];
    expect(getIds(orderReels(reels, new Set(['a', 'c'])))).toBe('bdac');
    expect(getIds(sortUnseenFirst(reels, new Set(['d'])))).toBe('abcd');
  });

  it('does not depend on the input order', () => {
    const reels = [createReel('b', 1), createReel('a', 1), createReel('c', 1)];
    expect(getIds(orderReels(reels))).toBe('abc');
    expect(getIds(orderReels(reels.toReversed()))).toBe('abc');
  });
});

describe('the reasons for a reel', () => {
  const nothing = { isChosen: false, isFiltered: false, isSeen: false };
  it('include payment wherever it counted', () => {
    expect(getReelReasons({ ranking: 3, isRecent: true }, nothing)).toEqual(['paid', 'recent']);
    expect(getReelReasons({ ranking: 1, isRecent: false }, nothing)).toEqual(['newest']);
    expect(getReelReasons({ ranking: 2, isRecent: false }, { ...nothing, isFiltered: true, isSeen: true })).toEqual([
      'filter',
      'paid',
      'newest',
      'seen',
    ]);
  });

  it('are a single one for a reel opened by its link', () => {
    expect(getReelReasons({ ranking: 3, isRecent: true }, { ...nothing, isChosen: true })).toEqual(['chosen']);
  });
});
