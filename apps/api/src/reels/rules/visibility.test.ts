import { expect, it } from 'vitest';
import { findReelVisibilityError } from './visibility.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const offeredReel = { availability: 2, removed_at: null, expires_at: LATER };

it.each([
  ['listed', offeredReel, undefined],
  ['past its expiry', { ...offeredReel, expires_at: NOW }, 'gone'],
  ['expired', { ...offeredReel, availability: 3 }, 'gone'],
  ['removed', { ...offeredReel, removed_at: NOW, availability: 3 }, 'gone'],
  ['under review', { ...offeredReel, availability: 1, expires_at: null }, 'not_found'],
  ['rejected', { ...offeredReel, availability: 4 }, 'not_found'],
  ['missing', undefined, 'not_found'],
])('a reel that is %s', (_, reel, expected) => expect(findReelVisibilityError(reel, NOW)).toBe(expected));
