import type { Property } from '@mashrabiya/contract';
import { property } from '@mashrabiya/mocks';
import { getLanguage } from '../foundation/stories.ts';
import { LISTING, listing, localizeProperty } from '../listings/fixtures.stories.ts';

interface Globals {
  locale?: unknown;
}

/** Property with some features left out. */
const createPartialProperty = (index: number, globals: Globals, without: number): Property => {
  const full = localizeProperty({ ...property(getLanguage(globals)), ...listing(index, globals) }, globals);
  return { ...full, features: full.features.filter((_, at) => at % (without + 2) !== without) };
};

/** Four properties for sale with many differences and some equal facts. */
export const getComparedListings = (globals: Globals = {}, count = 4): Property[] =>
  [LISTING.superior, LISTING.plain, LISTING.coastal, LISTING.elite]
    .map((index, at) => createPartialProperty(index, globals, at))
    .slice(0, count);
