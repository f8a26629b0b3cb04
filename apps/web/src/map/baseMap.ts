import type { BaseMap } from '@mashrabiya/ui';
import { atom } from 'jotai';
import { configurationsAtom } from '../api/referenceData.ts';

/** Base map: the site's own file, else the configured style; null for neither. */
export const baseMapAtom = atom((get): BaseMap | null => {
  const { maptiles, mapstyle } = get(configurationsAtom) ?? {};
  if (maptiles) return { kind: 'tiles', url: maptiles };
  return mapstyle ? { kind: 'style', url: mapstyle } : null;
});
