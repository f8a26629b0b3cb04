import { useMedia } from '../../foundation/useMedia.ts';

/** Below this width the results of a search lie over the page. */
export const OVER = '(max-width: 959.98px)';

/** Whether open results cover the page here. Not while rendering on the server. */
export const useSearchCovers = (): boolean => useMedia(OVER);
