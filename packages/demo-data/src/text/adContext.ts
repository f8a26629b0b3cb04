import type { PointKey, Points } from '../facts/points.ts';
import type { DemoProperty } from '../facts/property.ts';
import { choose } from '../random/chance.ts';
import type { Random } from '../scenes/kit/scene.ts';
import type { Noun } from './nouns.ts';

/** A home with the words for all sentences about it, in one language. */
export interface AdContext {
  property: DemoProperty;
  noun: Noun;
  /** Place with its preposition, for running text. */
  where: string;
  /** Place for a title: parts separated by commas, no preposition. */
  spot: string;
  random: Random;
}

export type Wording = (context: AdContext) => string;

export const say = (context: AdContext, ways: readonly Wording[]): string => choose(context.random, ways)(context);

/** First sentences without a full stop; open ones can continue after a comma. */
export interface Leads {
  open: readonly Wording[];
  whole: readonly Wording[];
}

export interface Lead {
  text: string;
  open: boolean;
}

/** First sentence, usually an open one. */
export function lead(context: AdContext, { open, whole }: Leads): Lead {
  const chosen = context.random.whole(0, open.length + whole.length - 1);
  return { text: say(context, [(open[chosen] ?? whole[chosen - open.length]) as Wording]), open: chosen < open.length };
}

/** Points that can follow a first sentence as a clause. */
export type Clauses = { [K in PointKey]?: (value: Points[K], context: AdContext) => string };
