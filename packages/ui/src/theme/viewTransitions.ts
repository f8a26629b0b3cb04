import type { CSSObject } from '@emotion/react';
import { motion } from './tokens.ts';

/** Class of a picture that moves from its place on one page to its place on the next. */
export const SHARED_PICTURE = 'shared-picture';

/** The page itself changes at once, and can be used while a picture moves. */
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
