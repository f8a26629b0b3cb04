import type { Reel } from '@mashrabiya/contract';
import { reels } from '@mashrabiya/mocks';
import { getLanguage } from '../foundation/stories.ts';

export { buildReelId, reels } from '@mashrabiya/mocks';

export const NOW = Date.parse('2026-11-20T09:00:00Z');

export function reel(index: number, globals: { locale?: unknown } = {}): Reel {
  const mockReel = reels(getLanguage(globals))[index];
  if (!mockReel) throw new Error(`No reel ${index} in the fixtures`);
  return mockReel;
}

export function localizeReel(changed: Reel, globals: { locale?: unknown }): Reel {
  const arabic = reels('ar').find(({ id }) => id === changed.id);
  const localizedReel = reels(getLanguage(globals)).find(({ id }) => id === changed.id);
  if (!arabic || !localizedReel) return changed;
  const isUnchanged = (field: keyof Reel) => JSON.stringify(changed[field]) === JSON.stringify(arabic[field]);
  return {
    ...changed,
    title: isUnchanged('title') ? localizedReel.title : changed.title,
    description: isUnchanged('description') ? localizedReel.description : changed.description,
    governorate: isUnchanged('governorate') ? localizedReel.governorate : changed.governorate,
    city: isUnchanged('city') ? localizedReel.city : changed.city,
    user: isUnchanged('user') ? localizedReel.user : changed.user,
  };
}

export const getReelHref = ({ id }: Pick<Reel, 'id'>): string => `/reels/${id}`;
