import { useMediaQuery } from '../../foundation/hooks/useMediaQuery.ts';
import { minWidthQuery } from '../../theme/tokens.ts';

/** True if the inbox fits beside a conversation; false on the server. */
export const useHasInboxBeside = (): boolean => useMediaQuery(minWidthQuery('desktop'));
