import type { OwnReel } from '@mashrabiya/contract';
import { governorates, reels } from '@mashrabiya/mocks';
import { expect, it } from 'vitest';
import { initialReel } from './initialReel.ts';

const places = governorates('en');
const [first] = reels('en');
const place = places[1];
const city = place?.cities[0];

it('starts the form from what the reel says, its governorate from its city', () => {
  if (!first || !city) throw new Error('The fixtures have no reel');
  const reel: OwnReel = { ...first, watched: null, refusal: null, ranking: 3, city: { ...first.city, id: city.id } };
  const { initial, initialClip } = initialReel(reel, places);
  expect(initial).toMatchObject({ title: reel.title, gover: place?.id, city: city.id, ranking: 'premium' });
  expect(initial.property_id).toBe(reel.property_id);
  expect(initialClip).toMatchObject({ src: reel.video, state: 'done', durationSeconds: reel.duration });
});
