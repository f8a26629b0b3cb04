import type { Reel } from '@mashrabiya/contract';
import { reels } from '@mashrabiya/mocks';
import { languageOf } from '../foundation/stories.ts';

export { reelId, reels } from '@mashrabiya/mocks';

/** Time of the stories. */
export const NOW = Date.parse('2026-11-20T09:00:00Z');

export function reel(index: number, globals: { locale?: unknown } = {}): Reel {
  const found = reels(languageOf(globals))[index];
  if (!found) throw new Error(`No clip ${index} in the fixtures`);
  return found;
}

export function localized(changed: Reel, globals: { locale?: unknown }): Reel {
  const arabic = reels('ar').find(({ id }) => id === changed.id);
  const here = reels(languageOf(globals)).find(({ id }) => id === changed.id);
  if (!arabic || !here) return changed;
  const same = (field: keyof Reel) => JSON.stringify(changed[field]) === JSON.stringify(arabic[field]);
  return {
    ...changed,
    title: same('title') ? here.title : changed.title,
    description: same('description') ? here.description : changed.description,
    governorate: same('governorate') ? here.governorate : changed.governorate,
    city: same('city') ? here.city : changed.city,
    user: same('user') ? here.user : changed.user,
  };
}

export const hrefOf = ({ id }: Pick<Reel, 'id'>): string => `/reels/${id}`;
