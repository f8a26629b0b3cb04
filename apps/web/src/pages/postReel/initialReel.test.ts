import type { OwnReel } from '@mashrabiya/contract';
import { governorates, reels } from '@mashrabiya/mocks';
import { expect, it } from 'vitest';
import { buildInitialReel } from './initialReel.ts';

const places = governorates('en');
const [first] = reels('en');
const place = places[1];
const city = place?.cities[0];

const createReel = (overrides: Partial<OwnReel> = {}): OwnReel => {
  if (!first || !city) throw new Error('The fixtures have no reel');
  return {
    ...first,
    watched: null,
    refusal: null,
    video_state: 'ready',
    edit: null,
    ranking: 3,
    city: { ...first.city, id: city.id },
    ...overrides,
  };
};

it('fills the form from the reel, the governorate from its city', () => {
  const reel = createReel();
  const { initial, initialVideo } = buildInitialReel(reel, places);
  expect(initial).toMatchObject({ title: reel.title, gover: place?.id, city: city?.id, ranking: 'premium' });
  expect(initial.property_id).toBe(reel.property_id);
  expect(initialVideo).toMatchObject({ src: reel.video, state: 'done', durationSeconds: reel.duration });
});

it('shows no video in preparation, and asks for another after a failure', () => {
  const preparing = buildInitialReel(createReel({ video_state: 'preparing' }), places);
  expect(preparing.initialVideo).toMatchObject({ src: null, state: 'done', isBeingPrepared: true });
  expect(preparing.initial.video).toEqual({ id: '', state: 'done' });
  const failed = buildInitialReel(createReel({ video_state: 'failed' }), places);
  expect([failed.initial.video, failed.initialVideo]).toEqual([null, null]);
});

it('starts from a pending edit of an approved reel', () => {
  const reel = createReel();
  const edit = {
    at: reel.updated_at,
    refusal: null,
    video_state: 'ready' as const,
    reel: { ...reel, title: 'Another title' },
  };
  expect(buildInitialReel({ ...reel, edit }, places).initial.title).toBe('Another title');
});
