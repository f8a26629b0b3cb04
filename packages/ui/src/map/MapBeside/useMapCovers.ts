import { useMedia } from '../../foundation/useMedia.ts';
import { below, from } from '../../theme/tokens.ts';

/** Below this width the map covers its list, from it on they are side by side. */
export const MAP_OVER_LIST = below('beside');
export const MAP_BESIDE_LIST = from('beside');

export const useMapCovers = (): boolean => useMedia(MAP_OVER_LIST);
