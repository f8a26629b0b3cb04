import { createProviders } from '../people/providers.ts';
import { createProperties } from './createProperties.ts';
import type { PictureSet } from './pictures.ts';

export const NOW = new Date('2026-11-20T12:00:00Z');

/** Four sets of six pictures per kind of property, so that tests need no rendered files. */
export const createPictureSets = (type: string, subcategory: string): PictureSet[] =>
  [0, 1, 2, 3].map((set) => ({
    id: `${type}-${subcategory}-${set}`,
    pictures: [0, 1, 2, 3, 4, 5].map((picture) => ({
      img_name: `${type}-${subcategory}-${set}-${picture}.webp`,
      width: 1600,
      height: 1200,
      thumbhash: 'qwgKDYJ2YVdflmaXmJmIh3YPNviC',
      alt: { ar: 'غرفة معيشة', en: picture === 5 ? 'Tiled bathroom' : 'Living room' },
    })),
  }));

export const createFixtureProperties = (count: number) =>
  [...createProperties({ count, now: NOW, providers: createProviders(NOW), findSets: createPictureSets })].flat();
