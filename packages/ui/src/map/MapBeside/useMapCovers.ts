import { useMedia } from '../../foundation/useMedia.ts';
import { below, from } from '../../theme/tokens.ts';

/** Below this width the map covers its list, from it on they are side by side. */
export const OVER = below('beside');
export const BESIDE = from('beside');

export const useMapCovers = (): boolean => useMedia(OVER);
