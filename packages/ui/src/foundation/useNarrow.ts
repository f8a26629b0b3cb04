import { maxWidthQuery } from '../theme/tokens.ts';
import { useMedia } from './useMedia.ts';

export const NARROW_QUERY = maxWidthQuery('tablet');

/** False on the server, where no panel is open. */
export const useNarrow = (): boolean => useMedia(NARROW_QUERY);
