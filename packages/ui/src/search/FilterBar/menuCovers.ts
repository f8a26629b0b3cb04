import { from } from '../../theme/tokens.ts';
/** From this width a menu is anchored to its pill, where the browser supports it. */
export const HANGING = from('tablet');
export const HANGS = 'position-area: block-end';

/** True if a quick menu is a sheet over the page. */
export const menuCovers = (): boolean => !CSS.supports(HANGS) || !matchMedia(HANGING).matches;
