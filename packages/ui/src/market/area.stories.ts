import type { AreaKind, AreaPage } from '@mashrabiya/contract';
import { getArea } from '@mashrabiya/mocks';
import { getLanguage } from '../foundation/stories.ts';
import { listing } from '../listings/fixtures.stories.ts';

/** City of the first property, in the story's language. */
export function createArea(globals: { locale?: unknown } = {}, kind?: AreaKind): AreaPage {
  const mockArea = getArea(listing(0).city, getLanguage(globals), kind);
  if (!mockArea) throw new Error('the first home has no city');
  return mockArea;
}
