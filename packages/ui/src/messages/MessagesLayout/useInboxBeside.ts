import { useMedia } from '../../foundation/useMedia.ts';
import { minWidthQuery } from '../../theme/tokens.ts';

/** True if the inbox fits beside a conversation; false on the server. */
export const useInboxBeside = (): boolean => useMedia(minWidthQuery('desktop'));
