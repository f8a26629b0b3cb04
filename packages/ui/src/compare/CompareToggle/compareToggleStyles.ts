import type { CSSObject } from '@emotion/react';
import { iconBefore } from '../../listings/FactsRow/factIcons.ts';
import { role } from '../../theme/roles.ts';
import { motion, radius, ring, touchTarget, zIndex } from '../../theme/tokens.ts';

/** Touch target, and visible disc. */
const TOGGLE_SIZE_PX = touchTarget;
const DISC_SIZE_PX = 32;

export const compareToggleStyles: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: TOGGLE_SIZE_PX,
  blockSize: TOGGLE_SIZE_PX,
  padding: 0,
  border: 0,
  borderRadius: radius.chip,
  background: 'none',
  color: role.onPhoto,
  ...iconBefore('scales', 18),
  '&::before, &::after': { gridArea: '1 / 1' },
  '&&::before': { zIndex: zIndex.raised },
  '&::after': {
    content: '""',
    inlineSize: DISC_SIZE_PX,
    blockSize: DISC_SIZE_PX,
    borderRadius: radius.round,
    backgroundColor: role.photoShade,
    transition: `transform ${motion.quick}ms ${motion.easing}`,
  },
  '&:hover::after': { transform: 'scale(1.1)' },
  '&[aria-pressed=true]': { color: role.onPrimary },
  '&[aria-pressed=true]::after': { backgroundColor: role.primary, boxShadow: ring('outline', role.onPhoto) },
  // At the bottom of a card's picture, whose height follows from the card's width: a percentage margin does too.
  'article > &': {
    position: 'absolute',
    zIndex: zIndex.raised,
    insetBlockStart: 0,
    insetInlineEnd: 4,
    marginBlockStart: `calc(75% - ${TOGGLE_SIZE_PX + 2}px)`,
  },
  '@media (hover: hover)': {
    'article > &[aria-pressed=false]': { opacity: 0, transition: `opacity ${motion.quick}ms ${motion.easing}` },
    'article:hover > &[aria-pressed=false], article:has(:focus-visible) > &[aria-pressed=false]': { opacity: 1 },
  },
};
