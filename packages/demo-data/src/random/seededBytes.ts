import type { RandomBytes } from '@mashrabiya/contract';
import type { Random } from './random.ts';

/** Random bytes of a seeded source, so that ids repeat with the seed. */
export const createSeededBytes =
  (random: Random): RandomBytes =>
  () =>
    Uint8Array.from({ length: 16 }, () => random.integer(0, 255));
