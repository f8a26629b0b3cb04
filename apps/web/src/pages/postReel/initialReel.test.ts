import type { OwnReel } from '@mashrabiya/contract';
import { governorates, reels } from '@mashrabiya/mocks';
import { expect, it } from 'vitest';
import { initialReel } from './initialReel.ts';

const places = governorates('en');
const [first] = reels('en');
const place = places[1];
const city = place?.cities[0];

const reelOf = (own: Partial<OwnReel> = {}): OwnReel => {
  if (!first || !city) throw new Error('The fixtures have no reel');
  return {
    ...{ ...first, watched: null, refusal: null, film: 'ready', edit: null },
    ...{ ranking: 3, city: { ...first.city, id: city.id }, ...own },
  };
};

it('fills the form from the reel, the governorate from its city', () => {
  const reel = reelOf();
  const { initial, initialVideo } = initialReel(reel, places);
  expect(initial).toMatchObject({ title: reel.title, gover: place?.id, city: city?.id, ranking: 'premium' });
  expect(initial.property_id).toBe(reel.property_id);
  expect(initialVideo).toMatchObject({ src: reel.video, state: 'done', durationSeconds: reel.duration });
});

it('shows no video in preparation, and asks for another after a failure', () => {
  const preparing = initialReel(reelOf({ film: 'preparing' }), places);
  expect(preparing.initialVideo).toMatchObject({ src: null, state: 'done', isBeingPrepared: true });
  expect(preparing.initial.video).toEqual({ id: '', state: 'done' });
  const failed = initialReel(reelOf({ film: 'failed' }), places);
  expect([failed.initial.video, failed.initialVideo]).toEqual([null, null]);
});

it('starts from a pending edit of an approved reel', () => {
  const reel = reelOf();
  const edit = {
    at: reel.updated_at,
    refusal: null,
    film: 'ready' as const,
    reel: { ...reel, title: 'Another title' },
  };
  expect(initialReel({ ...reel, edit }, places).initial.title).toBe('Another title');
});
