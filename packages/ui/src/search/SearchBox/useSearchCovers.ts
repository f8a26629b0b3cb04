import { useMedia } from '../../foundation/useMedia.ts';
import { below } from '../../theme/tokens.ts';

/** Below this width the results of a search lie over the page. */
export const OVER = below('beside');

/** Whether open results cover the page here. Not while rendering on the server. */
export const useSearchCovers = (): boolean => useMedia(OVER);
