import { maxWidthQuery } from '../../theme/tokens.ts';
import { useMediaQuery } from './useMediaQuery.ts';

export const NARROW_QUERY = maxWidthQuery('tablet');

/** False on the server, where no panel is open. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW_QUERY);
