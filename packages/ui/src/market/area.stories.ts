import type { AreaPage } from '@mashrabiya/contract';
import { areaOf } from '@mashrabiya/mocks';
import { home } from '../homes/fixtures.stories.ts';
import { languageOf } from '../homes/stories.ts';

/** The city of the first home, in the story's language. */
export function area(globals: { locale?: unknown } = {}): AreaPage {
  const found = areaOf(home(0).city, languageOf(globals));
  if (!found) throw new Error('the first home has no city');
  return found;
}
