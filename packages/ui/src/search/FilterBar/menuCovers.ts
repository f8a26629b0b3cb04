import { from } from '../../theme/tokens.ts';
/** From this width on a menu hangs under its pill, where the browser can do that. */
export const HANGING = from('tablet');
export const HANGS = 'position-area: block-end';

/** Whether a quick menu is a sheet over the page here. */
export const menuCovers = (): boolean => !CSS.supports(HANGS) || !matchMedia(HANGING).matches;
