import type { Home } from '../facts/home.ts';
import type { PointKey, Points } from '../facts/points.ts';
import { choose } from '../random/chance.ts';
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

/** A phrase or sentence in one language. */
export type Wording = (told: Told) => string;

/** One of the ways to say something. */
export const say = (told: Told, ways: readonly Wording[]): string => choose(told.random, ways)(told);

/** First sentences without their full stop; open ones can be continued after a comma. */
export interface Leads {
  open: readonly Wording[];
  whole: readonly Wording[];
}

export interface Lead {
  text: string;
  open: boolean;
}

/** A first sentence, mostly an open one. */
export function lead(told: Told, { open, whole }: Leads): Lead {
  const chosen = told.random.whole(0, open.length + whole.length - 1);
  return { text: say(told, [(open[chosen] ?? whole[chosen - open.length]) as Wording]), open: chosen < open.length };
}

/** Points that a first sentence can take in after a comma, as a clause. */
export type Clauses = { [K in PointKey]?: (value: Points[K], told: Told) => string };
