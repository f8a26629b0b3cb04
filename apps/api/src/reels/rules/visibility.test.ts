import { expect, it } from 'vitest';
import { findReelRefusal } from './visibility.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const offered = { availability: 2, removed_at: null, expires_at: LATER };

it.each([
  ['listed', offered, undefined],
  ['past its expiry', { ...offered, expires_at: NOW }, 'gone'],
  ['expired', { ...offered, availability: 3 }, 'gone'],
  ['removed', { ...offered, removed_at: NOW, availability: 3 }, 'gone'],
  ['under review', { ...offered, availability: 1, expires_at: null }, 'not_found'],
  ['rejected', { ...offered, availability: 4 }, 'not_found'],
  ['missing', undefined, 'not_found'],
])('a reel that is %s', (_, reel, expected) => expect(findReelRefusal(reel, NOW)).toBe(expected));
