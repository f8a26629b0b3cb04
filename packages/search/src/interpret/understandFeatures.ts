import { MAX_CHOICES, type PropertyType } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import type { FeatureMeaning, Lexicon } from './lexicon.ts';
import { isDenied } from './negation.ts';
import { type Token, take } from './tokens.ts';

interface Mention {
  tokens: readonly Token[];
  features: readonly FeatureMeaning[];
}

export function namedFeatures(tokens: readonly Token[], { features }: Lexicon): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const matches = features.longestAt(tokens, at);
    const length = matches[0]?.length;
    if (!length) continue;
    const meant = isDenied(tokens, at) ? [] : matches.flatMap(({ meaning }) => meaning ?? []);
    take(tokens, at, length);
    found.push({ tokens: tokens.slice(at, at + length), features: meant });
    at += length - 1;
  }
  return found;
}

/** Sets a filter for features that the type can have. The other words are released. */
export function setFeatures(found: readonly Mention[], type: PropertyType | undefined, filters: ListingFilters): void {
  const ids = new Set<number>();
  for (const { tokens, features } of found) {
    const feature = features.find((one) => one.type === type);
    if (feature && ids.size < MAX_CHOICES) ids.add(feature.id);
    else for (const token of tokens) token.isText = true;
  }
  if (ids.size > 0) filters.features = [...ids].sort((a, b) => a - b);
}
