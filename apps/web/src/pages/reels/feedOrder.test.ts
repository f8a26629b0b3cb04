import type { Reel } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { feedOrder } from './feedOrder.ts';

const reelOf = (id: string) => ({ id }) as Reel;
const reels = [...'abcd'].map(reelOf);
const order = (given: Partial<Parameters<typeof feedOrder>[0]>) =>
  feedOrder({ reels, start: undefined, seen: new Set(), left: [], hasMore: false, ...given })
    .map(({ id }) => id)
    .join('');

describe('the order of the feed', () => {
  it('follows the list, with watched reels last', () => {
    expect(order({})).toBe('abcd');
    expect(order({ seen: new Set('ac') })).toBe('bdac');
  });

  it('starts with the reel of the address, also if it is not in the list or was watched', () => {
    expect(order({ start: reelOf('c') })).toBe('cabd');
    expect(order({ start: reelOf('x'), seen: new Set('x') })).toBe('xabcd');
  });

  it('holds watched reels back while pages remain, so that it only grows at its end', () => {
    const seen = new Set('bf');
    const before = order({ seen, hasMore: true });
    const after = order({ reels: [...'abcdef'].map(reelOf), seen });
    expect(before).toBe('acd');
    expect(after).toBe('acdebf');
    expect(after.startsWith(before)).toBe(true);
  });

  it('is unchanged on return, although reels were watched meanwhile', () => {
    expect(order({ left: [...'dab'], start: reelOf('b'), seen: new Set('dab') })).toBe('dabc');
    expect(order({ left: [...'dzb'], start: reelOf('b') })).toBe('dbac');
  });
});
