import { MAX_PINS } from '@mashrabiya/contract';
import { describe, expect, it } from 'vitest';
import { buildFavoritesMap, getUnavailableReason } from './favoriteRules.ts';

describe('Favourites', () => {
  it('have a reason when they are unavailable', () => {
    const removed_at = new Date(0);
    expect(getUnavailableReason({ availability: 2, removed_at: null })).toBeNull();
    expect(getUnavailableReason({ availability: 3, removed_at: null })).toBe('expired');
    expect(getUnavailableReason({ availability: 3, removed_at })).toBe('removed');
  });

  it('are on the map, the first ones with prices, inside a box that contains all', () => {
    const listing = (index: number) => ({
      id: `home ${index}`,
      lat: index === 0 ? null : 30 + index / 100,
      lng: 31,
      coordinates_exact: true,
      price: 1_000_000,
      action: 0 as const,
      ranking: 1 as const,
    });
    const view = buildFavoritesMap(Array.from({ length: MAX_PINS + 3 }, (_, index) => listing(index)));
    expect([view.total, view.pins.length, view.dots.length]).toEqual([MAX_PINS + 2, MAX_PINS, 2]);
    expect(view.extent).toBe('30.01,31,30.42,31');
    expect(buildFavoritesMap([listing(0)])).toMatchObject({ total: 0, extent: null });
  });
});
