import type { BaseMap } from '@mashrabiya/ui';
import { atom } from 'jotai';
import { configurationsAtom } from './reference.ts';

/** Where the streets of maps come from: the site's own file, else the style it is set to; null for neither. */
export const baseMapAtom = atom((get): BaseMap | null => {
  const { maptiles, mapstyle } = get(configurationsAtom) ?? {};
  if (maptiles) return { kind: 'tiles', url: maptiles };
  return mapstyle ? { kind: 'style', url: mapstyle } : null;
});
