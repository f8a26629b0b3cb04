import { MAX_CHOICES, type PropertyType } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import type { FeatureMeaning, Lexicon } from './lexicon.ts';
import { isNegated } from './negation.ts';
import { consume, type Token } from './tokens.ts';

interface Mention {
  tokens: readonly Token[];
  features: readonly FeatureMeaning[];
}

export function findFeatures(tokens: readonly Token[], { features }: Lexicon): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const matches = features.longestAt(tokens, at);
    const length = matches[0]?.length;
    if (!length) continue;
    const matched = isNegated(tokens, at) ? [] : matches.flatMap(({ meaning }) => meaning ?? []);
    consume(tokens, at, length);
    found.push({ tokens: tokens.slice(at, at + length), features: matched });
    at += length - 1;
  }
  return found;
}

/** Sets a filter for features that the type can have. Words of other features become text again. */
export function setFeatures(found: readonly Mention[], type: PropertyType | undefined, filters: ListingFilters): void {
  const ids = new Set<number>();
  for (const { tokens, features } of found) {
    const feature = features.find((one) => one.type === type);
    if (feature && ids.size < MAX_CHOICES) ids.add(feature.id);
    else for (const token of tokens) token.isText = true;
  }
  if (ids.size > 0) filters.features = [...ids].sort((a, b) => a - b);
}
