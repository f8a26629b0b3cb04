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
  const mentions: Mention[] = [];
  for (let position = 0; position < tokens.length; position++) {
    const matches = features.findLongestAt(tokens, position);
    const length = matches[0]?.length;
    if (!length) continue;
    const meanings = isNegated(tokens, position) ? [] : matches.flatMap(({ meaning }) => meaning ?? []);
    consume(tokens, position, length);
    mentions.push({ tokens: tokens.slice(position, position + length), features: meanings });
    position += length - 1;
  }
  return mentions;
}

/** Sets a filter for features that the type can have. Words of other features become text again. */
export function setFeatures(
  mentions: readonly Mention[],
  type: PropertyType | undefined,
  filters: ListingFilters,
): void {
  const ids = new Set<number>();
  for (const { tokens, features } of mentions) {
    const feature = features.find((candidate) => candidate.type === type);
    if (feature && ids.size < MAX_CHOICES) ids.add(feature.id);
    else for (const token of tokens) token.isText = true;
  }
  if (ids.size > 0) filters.features = [...ids].sort((a, b) => a - b);
}
