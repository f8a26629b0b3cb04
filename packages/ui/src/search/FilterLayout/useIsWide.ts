import { useMediaQuery } from '../../foundation/hooks/useMediaQuery.ts';
import { minWidthQuery } from '../../theme/tokens.ts';

/** From this width the filters are beside the list. */
export const WIDE_QUERY = minWidthQuery('wide');

/** True if the column fits. False on the server: a phone never waits for the column. */
export const useIsWide = (): boolean => useMediaQuery(WIDE_QUERY);
