import { MAX_CHOICES } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import type { MisspeltPlaces } from './MisspeltPlaces.ts';
import { isNegated } from './negation.ts';
import type { Match, Phrases } from './phrases.ts';
import type { PlaceMeaning } from './places.ts';
import { consume, type Token } from './tokens.ts';

interface Mention {
  position: number;
  length: number;
  places: PlaceMeaning[];
}

/** Words that follow a count, so that the number belongs to no place: `التجمع 5 غرف`. */
const COUNTABLE_NOUN =
  /^(?:غرف|غرفه|اوض|اوضه|حمام|حمامات|ادوار|مليون|الف|متر|bed|beds|bedroom|room|rooms|bath|baths|bathroom|million)$/;

export function findPlaces(tokens: readonly Token[], places: Phrases<PlaceMeaning>): Mention[] {
  return findMentions(tokens, (position) => {
    const matches = places.findLongestAt(tokens, position);
    const end = position + (matches[0]?.length ?? 0);
    const endsInCount =
      matches.length > 0 &&
      tokens[end - 1]?.value !== undefined &&
      tokens[end]?.forms.some((form) => COUNTABLE_NOUN.test(form));
    return endsInCount ? [] : matches;
  });
}

/** Finds landmarks. Their names stay text, so that listings that mention one come first. */
export function findLandmarks(tokens: readonly Token[], landmarks: Phrases<readonly PlaceMeaning[]>): Mention[] {
  const mentions: Mention[] = [];
  for (let position = 0; position < tokens.length; position++) {
    const match = tokens[position]?.isConsumed ? undefined : landmarks.matchAt(tokens, position);
    if (!match) continue;
    const { length, meaning } = match;
    if (!isNegated(tokens, position)) mentions.push(...meaning.map((place) => ({ position, length, places: [place] })));
    consume(tokens, position, length);
    for (const token of tokens.slice(position, position + length)) token.isText = true;
  }
  return mentions;
}

export const guessPlaces = (tokens: readonly Token[], misspeltPlaces: MisspeltPlaces): Mention[] =>
  findMentions(tokens, (position) => misspeltPlaces.matchAt(tokens, position));

function findMentions(tokens: readonly Token[], find: (position: number) => Match<PlaceMeaning>[]): Mention[] {
  const mentions: Mention[] = [];
  for (let position = 0; position < tokens.length; position++) {
    if (tokens[position]?.isConsumed || isNegated(tokens, position)) continue;
    const matches = find(position);
    const [first] = matches;
    if (!first) continue;
    consume(tokens, position, first.length);
    mentions.push({ position, length: first.length, places: matches.map(({ meaning }) => meaning) });
  }
  return mentions;
}

/** Landmarks locate a property only if no city does. */
export const addLandmarks = (places: readonly Mention[], landmarks: readonly Mention[]): readonly Mention[] =>
  places.some((mention) => mention.places.some(({ city }) => city !== undefined)) ? places : [...places, ...landmarks];

/** Sets the place filters: cities, and the governorate if it is only one. Other places become text again. */
export function setPlaces(tokens: readonly Token[], mentions: readonly Mention[], filters: ListingFilters): void {
  const isGovernorate = ({ places }: Mention) => places.some(({ city }) => city === undefined);
  const namedGovernorates = mentions
    .filter(isGovernorate)
    .map(({ places }) => places.find(({ city }) => city === undefined)?.gover);
  const cities: { gover: number; city: number }[] = [];
  for (const { places } of mentions.filter((mention) => !isGovernorate(mention))) {
    const place = places.find(({ gover }) => namedGovernorates.includes(gover)) ?? places[0];
    const isNew = place?.city !== undefined && cities.every(({ city }) => city !== place.city);
    if (isNew && place.city !== undefined && cities.length < MAX_CHOICES)
      cities.push({ gover: place.gover, city: place.city });
  }
  const cityGovernorates = new Set(cities.map(({ gover }) => gover));
  const [governorate] = cities.length > 0 ? (cityGovernorates.size === 1 ? cityGovernorates : []) : namedGovernorates;
  if (governorate !== undefined) filters.gover = governorate;
  if (cities.length > 0) filters.city = cities.map(({ city }) => city);
  for (const mention of mentions.filter(isGovernorate)) {
    const { gover } = mention.places.find(({ city }) => city === undefined) ?? {};
    const isConsistent = gover === governorate || (gover !== undefined && cityGovernorates.has(gover));
    if (!isConsistent)
      for (const token of tokens.slice(mention.position, mention.position + mention.length)) token.isText = true;
  }
}
