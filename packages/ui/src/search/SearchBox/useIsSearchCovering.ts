import { useMediaQuery } from '../../foundation/hooks/useMediaQuery.ts';
import { maxWidthQuery } from '../../theme/tokens.ts';

/** Below this width search results cover the page. */
export const COVERING_WIDTH = maxWidthQuery('beside');

/** True if open results cover the page. False on the server. */
export const useIsSearchCovering = (): boolean => useMediaQuery(COVERING_WIDTH);
