import { below } from '../theme/tokens.ts';
import { useMedia } from './useMedia.ts';

/** Below this width a panel is a sheet from below. */
export const NARROW = below('tablet');

/** Whether the window is as narrow as a phone's; false on the server, where no panel is open. */
export const useNarrow = (): boolean => useMedia(NARROW);
