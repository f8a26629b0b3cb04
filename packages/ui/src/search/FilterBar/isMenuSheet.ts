import { minWidthQuery } from '../../theme/tokens.ts';
/** From this width a menu is anchored to its pill, where the browser supports it. */
export const ANCHOR_WIDTH = minWidthQuery('tablet');
export const ANCHOR_SUPPORT = 'position-area: block-end';

/** True if a quick menu is a sheet over the page. */
export const isMenuSheet = (): boolean => !CSS.supports(ANCHOR_SUPPORT) || !matchMedia(ANCHOR_WIDTH).matches;
