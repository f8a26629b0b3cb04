import { useMedia } from '../../foundation/useMedia.ts';
import { below, from } from '../../theme/tokens.ts';

/** Below this width a list's map lies over it; from there on it stands beside it. */
export const OVER = below('beside');
export const BESIDE = from('beside');

/** Whether an open map covers its list here. Not while rendering on the server. */
export const useMapCovers = (): boolean => useMedia(OVER);
