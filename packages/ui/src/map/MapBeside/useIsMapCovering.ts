import { useMediaQuery } from '../../foundation/hooks/useMediaQuery.ts';
import { maxWidthQuery, minWidthQuery } from '../../theme/tokens.ts';

/** Below this width the map covers its list, from it on they are side by side. */
export const MAP_OVER_LIST = maxWidthQuery('beside');
export const MAP_BESIDE_LIST = minWidthQuery('beside');

export const useIsMapCovering = (): boolean => useMediaQuery(MAP_OVER_LIST);
