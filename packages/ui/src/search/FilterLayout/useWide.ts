import { useMedia } from '../../foundation/useMedia.ts';
import { minWidthQuery } from '../../theme/tokens.ts';

/** From this width the filters are beside the list. */
export const WIDE_QUERY = minWidthQuery('wide');

/** True if the column fits. False on the server: a phone never waits for the column. */
export const useWide = (): boolean => useMedia(WIDE_QUERY);
