import { MAX_CHOICES } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import type { MisspeltPlaces } from './misspelt.ts';
import { isNegated } from './negation.ts';
import type { Match, Phrases } from './phrases.ts';
import type { PlaceMeaning } from './places.ts';
import { consume, type Token } from './tokens.ts';

interface Mention {
  at: number;
  length: number;
  places: PlaceMeaning[];
}

/** Words that follow a count, so that the number belongs to no place: `التجمع 5 غرف`. */
const COUNTABLE =
  /^(?:غرف|غرفه|اوض|اوضه|حمام|حمامات|ادوار|مليون|الف|متر|bed|beds|bedroom|room|rooms|bath|baths|bathroom|million)$/;

export function findPlaces(tokens: readonly Token[], places: Phrases<PlaceMeaning>): Mention[] {
  return findMentions(tokens, (at) => {
    const found = places.longestAt(tokens, at);
    const end = at + (found[0]?.length ?? 0);
    const endsInCount =
      found.length > 0 &&
      tokens[end - 1]?.value !== undefined &&
      tokens[end]?.forms.some((form) => COUNTABLE.test(form));
    return endsInCount ? [] : found;
  });
}

/** Finds landmarks. Their names stay text, so that listings that mention one come first. */
export function findLandmarks(tokens: readonly Token[], landmarks: Phrases<readonly PlaceMeaning[]>): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = tokens[at]?.isConsumed ? undefined : landmarks.at(tokens, at);
    if (!match) continue;
    const { length, meaning } = match;
    if (!isNegated(tokens, at)) found.push(...meaning.map((place) => ({ at, length, places: [place] })));
    consume(tokens, at, length);
    for (const token of tokens.slice(at, at + length)) token.isText = true;
  }
  return found;
}

export const guessPlaces = (tokens: readonly Token[], misspelt: MisspeltPlaces): Mention[] =>
  findMentions(tokens, (at) => misspelt.at(tokens, at));

function findMentions(tokens: readonly Token[], find: (at: number) => Match<PlaceMeaning>[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.isConsumed || isNegated(tokens, at)) continue;
    const matches = find(at);
    const [first] = matches;
    if (!first) continue;
    consume(tokens, at, first.length);
    found.push({ at, length: first.length, places: matches.map(({ meaning }) => meaning) });
  }
  return found;
}

/** Landmarks locate a property only if no city does. */
export const addLandmarks = (places: readonly Mention[], landmarks: readonly Mention[]): readonly Mention[] =>
  places.some((mention) => mention.places.some(({ city }) => city !== undefined)) ? places : [...places, ...landmarks];

/** Sets the place filters: cities, and the governorate if it is only one. Other places become text again. */
export function setPlaces(tokens: readonly Token[], found: readonly Mention[], filters: ListingFilters): void {
  const isGovernorate = ({ places }: Mention) => places.some(({ city }) => city === undefined);
  const namedGovernorates = found
    .filter(isGovernorate)
    .map(({ places }) => places.find(({ city }) => city === undefined)?.gover);
  const cities: { gover: number; city: number }[] = [];
  for (const { places } of found.filter((mention) => !isGovernorate(mention))) {
    const place = places.find(({ gover }) => namedGovernorates.includes(gover)) ?? places[0];
    const isNew = place?.city !== undefined && cities.every(({ city }) => city !== place.city);
    if (isNew && place.city !== undefined && cities.length < MAX_CHOICES)
      cities.push({ gover: place.gover, city: place.city });
  }
  const cityGovernorates = new Set(cities.map(({ gover }) => gover));
  const [first] = cities.length > 0 ? (cityGovernorates.size === 1 ? cityGovernorates : []) : namedGovernorates;
  if (first !== undefined) filters.gover = first;
  if (cities.length > 0) filters.city = cities.map(({ city }) => city);
  for (const mention of found.filter(isGovernorate)) {
    const { gover } = mention.places.find(({ city }) => city === undefined) ?? {};
    const isConsistent = gover === first || (gover !== undefined && cityGovernorates.has(gover));
    if (!isConsistent) for (const token of tokens.slice(mention.at, mention.at + mention.length)) token.isText = true;
  }
}
