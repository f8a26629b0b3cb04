import type { Reel } from '@mashrabiya/contract';
import { reels } from '@mashrabiya/mocks';
import { getLanguage } from '../foundation/stories.ts';

export { buildReelId, reels } from '@mashrabiya/mocks';

export const NOW = Date.parse('2026-11-20T09:00:00Z');

export function reel(index: number, globals: { locale?: unknown } = {}): Reel {
  const found = reels(getLanguage(globals))[index];
  if (!found) throw new Error(`No clip ${index} in the fixtures`);
  return found;
}

export function localizeReel(changed: Reel, globals: { locale?: unknown }): Reel {
  const arabic = reels('ar').find(({ id }) => id === changed.id);
  const here = reels(getLanguage(globals)).find(({ id }) => id === changed.id);
  if (!arabic || !here) return changed;
  const isUnchanged = (field: keyof Reel) => JSON.stringify(changed[field]) === JSON.stringify(arabic[field]);
  return {
    ...changed,
    title: isUnchanged('title') ? here.title : changed.title,
    description: isUnchanged('description') ? here.description : changed.description,
    governorate: isUnchanged('governorate') ? here.governorate : changed.governorate,
    city: isUnchanged('city') ? here.city : changed.city,
    user: isUnchanged('user') ? here.user : changed.user,
  };
}

export const getReelHref = ({ id }: Pick<Reel, 'id'>): string => `/reels/${id}`;
