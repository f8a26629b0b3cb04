import type { Reel } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { orderFeed } from './feedOrder.ts';

const createReel = (id: string) => ({ id }) as Reel;
const reels = [...'abcd'].map(createReel);
const getOrder = (input: Partial<Parameters<typeof orderFeed>[0]>) =>
  orderFeed({ reels, start: undefined, seenIds: new Set(), savedOrder: [], hasMore: false, ...input })
    .map(({ id }) => id)
    .join('');

describe('the order of the feed', () => {
  it('follows the list, with watched reels last', () => {
    expect(getOrder({})).toBe('abcd');
    expect(getOrder({ seenIds: new Set('ac') })).toBe('bdac');
  });

  it('starts with the reel of the address, also if it is not in the list or was watched', () => {
    expect(getOrder({ start: createReel('c') })).toBe('cabd');
    expect(getOrder({ start: createReel('x'), seenIds: new Set('x') })).toBe('xabcd');
  });

  it('holds watched reels back while pages remain, so that it only grows at its end', () => {
    const seen = new Set('bf');
    const orderBefore = getOrder({ seenIds: seen, hasMore: true });
    const orderAfter = getOrder({ reels: [...'abcdef'].map(createReel), seenIds: seen });
    expect(orderBefore).toBe('acd');
    expect(orderAfter).toBe('acdebf');
    expect(orderAfter.startsWith(orderBefore)).toBe(true);
  });

  it('is unchanged on return, although reels were watched meanwhile', () => {
    expect(getOrder({ savedOrder: [...'dab'], start: createReel('b'), seenIds: new Set('dab') })).toBe('dabc');
    expect(getOrder({ savedOrder: [...'dzb'], start: createReel('b') })).toBe('dbac');
  });
});
