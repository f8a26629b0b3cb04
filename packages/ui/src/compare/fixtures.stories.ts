import type { Property } from '@mashrabiya/contract';
import { property } from '@mashrabiya/mocks';
import { languageOf } from '../foundation/stories.ts';
import { LISTING, listing, localizedProperty } from '../listings/fixtures.stories.ts';

interface Globals {
  locale?: unknown;
}

/** Property with some features left out. */
const whole = (index: number, globals: Globals, without: number): Property => {
  const full = localizedProperty({ ...property(languageOf(globals)), ...listing(index, globals) }, globals);
  return { ...full, features: full.features.filter((_, at) => at % (without + 2) !== without) };
};

/** Four properties for sale with many differences and some equal facts. */
export const comparedListings = (globals: Globals = {}, count = 4): Property[] =>
  [LISTING.superior, LISTING.plain, LISTING.coastal, LISTING.elite]
    .map((index, at) => whole(index, globals, at))
    .slice(0, count);
