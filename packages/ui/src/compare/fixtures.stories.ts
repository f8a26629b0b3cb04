import type { Property } from '@mashrabiya/contract';
import { property } from '@mashrabiya/mocks';
import { languageOf } from '../foundation/stories.ts';
import { HOME, home, localizedProperty } from '../homes/fixtures.stories.ts';

interface Globals {
  locale?: unknown;
}

/** A whole home of the fixtures, with so many features fewer than the apartment. */
const whole = (index: number, globals: Globals, without: number): Property => {
  const full = localizedProperty({ ...property(languageOf(globals)), ...home(index, globals) }, globals);
  return { ...full, features: full.features.filter((_, at) => at % (without + 2) !== without) };
};

/** Four homes for sale that differ in much, and agree in some. */
export const comparedHomes = (globals: Globals = {}, count = 4): Property[] =>
  [HOME.superior, HOME.plain, HOME.coastal, HOME.elite].map((index, at) => whole(index, globals, at)).slice(0, count);
