import type { SellingPointKey, SellingPoints } from '../facts/points.ts';
import type { DemoProperty } from '../facts/property.ts';
import { choose } from '../random/chance.ts';
import type { Random } from '../random/random.ts';
import type { Noun } from './nouns.ts';

/** A home with the words for all sentences about it, in one language. */
export interface AdContext {
  property: DemoProperty;
  noun: Noun;
  /** Place with its preposition, for running text. */
  placePhrase: string;
  /** Place for a title: parts separated by commas, no preposition. */
  titlePlace: string;
  random: Random;
}

export type Wording = (context: AdContext) => string;

export const chooseWording = (context: AdContext, wordings: readonly Wording[]): string =>
  choose(context.random, wordings)(context);

/** First sentences without a full stop; open ones can continue after a comma. */
export interface OpeningWordings {
  continuable: readonly Wording[];
  complete: readonly Wording[];
}

export interface Opening {
  text: string;
  isContinuable: boolean;
}

/** First sentence, usually an open one. */
export function chooseOpening(context: AdContext, { continuable, complete }: OpeningWordings): Opening {
  const chosen = context.random.integer(0, continuable.length + complete.length - 1);
  return {
    text: chooseWording(context, [(continuable[chosen] ?? complete[chosen - continuable.length]) as Wording]),
    isContinuable: chosen < continuable.length,
  };
}

/** Points that can follow a first sentence as a clause. */
export type Clauses = { [K in SellingPointKey]?: (value: SellingPoints[K], context: AdContext) => string };
