import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius } from '../../theme/tokens.ts';
import { desktopStage } from '../ReelStage/stageStyles.ts';

export const feedStyles: CSSObject = {
  position: 'relative',
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'y mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '& > .slot': { blockSize: '100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '& .placeholder': {
    position: 'relative',
    blockSize: '100%',
    overflow: 'hidden',
    backgroundColor: role.surfaceSunken,
  },
  '& .placeholder .poster': {
    position: 'absolute',
    inset: 0,
    blockSize: '100%',
    inlineSize: '100%',
    backgroundSize: '100% 100%',
    opacity: 0.6,
  },
  [`@media ${minWidthQuery('desktop')}`]: {
    // A reel replaces its poster in the same place.
    '& .placeholder': desktopStage,
    '& .placeholder .poster': {
      position: 'relative',
      inset: 'auto',
      inlineSize: 'auto',
      aspectRatio: '9 / 16',
      borderRadius: radius.card,
    },
  },
};
