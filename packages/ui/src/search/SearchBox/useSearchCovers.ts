import { useMedia } from '../../foundation/useMedia.ts';
import { below } from '../../theme/tokens.ts';

/** Below this width search results cover the page. */
export const COVERING_WIDTH = below('beside');

/** True if open results cover the page. False on the server. */
export const useSearchCovers = (): boolean => useMedia(COVERING_WIDTH);
