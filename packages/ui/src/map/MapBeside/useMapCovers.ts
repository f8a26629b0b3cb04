import { useMedia } from '../../foundation/useMedia.ts';

/** Below this width a list's map lies over it; from there on it stands beside it. */
export const OVER = '(max-width: 1023.98px)';
export const BESIDE = '(min-width: 1024px)';

/** Whether an open map covers its list here. Not while rendering on the server. */
export const useMapCovers = (): boolean => useMedia(OVER);
