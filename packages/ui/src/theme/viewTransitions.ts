import type { CSSObject } from '@emotion/react';
import { motion } from './tokens.ts';

/** View transition class of a picture that moves to the next page. */
export const SHARED_PICTURE = 'shared-picture';

/** The page itself changes at once, and stays usable while a picture moves. */
export const viewTransitions: CSSObject = {
  ':root': { viewTransitionName: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  [`::view-transition-group(.${SHARED_PICTURE})`]: {
    animationDuration: `${motion.popup}ms`,
    animationTimingFunction: motion.easing,
    overflow: 'clip',
  },
  [`::view-transition-old(.${SHARED_PICTURE})`]: { blockSize: '100%', objectFit: 'cover' },
  [`::view-transition-new(.${SHARED_PICTURE})`]: { blockSize: '100%', objectFit: 'cover' },
  '@media (prefers-reduced-motion: reduce)': {
    [`::view-transition-group(.${SHARED_PICTURE})`]: { animation: 'none' },
    [`::view-transition-old(.${SHARED_PICTURE})`]: { animation: 'none', display: 'none' },
    [`::view-transition-new(.${SHARED_PICTURE})`]: { animation: 'none' },
  },
};
