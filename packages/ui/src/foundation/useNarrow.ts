import { useMedia } from './useMedia.ts';

/** Below this width a panel is a sheet from below. */
export const NARROW = '(max-width: 719.98px)';

/** Whether the window is a phone's. A desk's while rendering on the server, where no panel is open to a person. */
export const useNarrow = (): boolean => useMedia(NARROW);
