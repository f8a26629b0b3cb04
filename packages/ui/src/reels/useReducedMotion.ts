import { useMedia } from '../foundation/useMedia.ts';

/** Whether the person asked for stillness. The server does not know, and keeps still. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)', true);
