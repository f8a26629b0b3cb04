import { MAX_CHOICES } from '@mashrabiya/contract';
import type { ListingFilters } from '../listings/conditions.ts';
import type { MisspeltPlaces } from './misspelt.ts';
import { isDenied } from './negation.ts';
import type { Match, Phrases } from './phrases.ts';
import type { PlaceMeaning } from './places.ts';
import { type Token, take } from './tokens.ts';

interface Mention {
  at: number;
  length: number;
  places: PlaceMeaning[];
}

/** Words that follow a count, so that the number belongs to no place: `التجمع 5 غرف`. */
const COUNTABLE =
  /^(?:غرف|غرفه|اوض|اوضه|حمام|حمامات|ادوار|مليون|الف|متر|bed|beds|bedroom|room|rooms|bath|baths|bathroom|million)$/;

export function namedPlaces(tokens: readonly Token[], places: Phrases<PlaceMeaning>): Mention[] {
  return mentions(tokens, (at) => {
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
export function namedLandmarks(tokens: readonly Token[], landmarks: Phrases<readonly PlaceMeaning[]>): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = tokens[at]?.taken ? undefined : landmarks.at(tokens, at);
    if (!match) continue;
    const { length, meaning } = match;
    if (!isDenied(tokens, at)) found.push(...meaning.map((place) => ({ at, length, places: [place] })));
    take(tokens, at, length);
    for (const token of tokens.slice(at, at + length)) token.isText = true;
  }
  return found;
}

export const guessedPlaces = (tokens: readonly Token[], misspelt: MisspeltPlaces): Mention[] =>
  mentions(tokens, (at) => misspelt.at(tokens, at));

function mentions(tokens: readonly Token[], find: (at: number) => Match<PlaceMeaning>[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.taken || isDenied(tokens, at)) continue;
    const matches = find(at);
    const [first] = matches;
    if (!first) continue;
    take(tokens, at, first.length);
    found.push({ at, length: first.length, places: matches.map(({ meaning }) => meaning) });
  }
  return found;
}

/** Landmarks locate a property only if no city does. */
export const withLandmarks = (places: readonly Mention[], landmarks: readonly Mention[]): readonly Mention[] =>
  places.some((mention) => mention.places.some(({ city }) => city !== undefined)) ? places : [...places, ...landmarks];

/** Cities of one governorate with it, of several without; places that do not fit become text again. */
export function setPlaces(tokens: readonly Token[], found: readonly Mention[], filters: ListingFilters): void {
  const isGovernorate = ({ places }: Mention) => places.some(({ city }) => city === undefined);
  const stated = found.filter(isGovernorate).map(({ places }) => places.find(({ city }) => city === undefined)?.gover);
  const cities: { gover: number; city: number }[] = [];
  for (const { places } of found.filter((mention) => !isGovernorate(mention))) {
    const place = places.find(({ gover }) => stated.includes(gover)) ?? places[0];
    const isNew = place?.city !== undefined && cities.every(({ city }) => city !== place.city);
    if (isNew && place.city !== undefined && cities.length < MAX_CHOICES)
      cities.push({ gover: place.gover, city: place.city });
  }
  const around = new Set(cities.map(({ gover }) => gover));
  const [first] = cities.length > 0 ? (around.size === 1 ? around : []) : stated;
  if (first !== undefined) filters.gover = first;
  if (cities.length > 0) filters.city = cities.map(({ city }) => city);
  for (const mention of found.filter(isGovernorate)) {
    const { gover } = mention.places.find(({ city }) => city === undefined) ?? {};
    const fits = gover === first || (gover !== undefined && around.has(gover));
    if (!fits) for (const token of tokens.slice(mention.at, mention.at + mention.length)) token.isText = true;
  }
}
