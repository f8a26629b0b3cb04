import type { AreaKind, AreaPage } from '@mashrabiya/contract';
import { areaOf } from '@mashrabiya/mocks';
import { languageOf } from '../foundation/stories.ts';
import { listing } from '../listings/fixtures.stories.ts';

/** City of the first property, in the story's language. */
export function area(globals: { locale?: unknown } = {}, kind?: AreaKind): AreaPage {
  const found = areaOf(listing(0).city, languageOf(globals), kind);
  if (!found) throw new Error('the first home has no city');
  return found;
}
