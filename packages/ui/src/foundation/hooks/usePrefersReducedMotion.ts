import { useMediaQuery } from './useMediaQuery.ts';

/** True by default on the server, where the preference is unknown. */
export const usePrefersReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
