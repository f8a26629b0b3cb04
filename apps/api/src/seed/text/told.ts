import { choose } from '../chance.ts';
import type { Home } from '../homes/home.ts';
import type { Random } from '../scenes/kit/scene.ts';
import type { Noun } from './nouns.ts';

/** A home with the words that every sentence about it needs, in one language. */
export interface Told {
  home: Home;
  noun: Noun;
  /** Where it is, with its preposition, for running text. */
  where: string;
  /** Where it is, for a title: parts separated by commas, no preposition. */
  spot: string;
  random: Random;
}

/** A sentence in one language. */
export type Sentence = (told: Told) => string;

/** One of the ways to say something. */
export const say = (told: Told, ways: readonly Sentence[]): string => choose(told.random, ways)(told);
