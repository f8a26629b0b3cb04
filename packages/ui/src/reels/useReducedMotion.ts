import { useMedia } from '../foundation/useMedia.ts';

/** True by default on the server, where the preference is unknown. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true);
