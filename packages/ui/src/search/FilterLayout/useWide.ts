import { useMedia } from '../../foundation/useMedia.ts';
import { from } from '../../theme/tokens.ts';

/** From this width on the filters stand beside the list. */
export const WIDE = from('wide');

/** Whether there is room for the filters beside the list. Not while rendering on the server: a phone never waits for them. */
export const useWide = (): boolean => useMedia(WIDE);
