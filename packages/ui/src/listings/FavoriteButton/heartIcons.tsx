import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius, touchTarget } from '../../theme/tokens.ts';

const HEART =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';

/** Heart icon, filled by the button's styles. One element, because lists hold hundreds. */
export const HeartIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={HEART} />
  </svg>
);

/**
 * Styles by `aria-pressed` and `aria-busy`. Separate from the button, so that a card can address it by class and stay
 * one styled element.
 */
export const favoriteButtonStyles: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: radius.chip,
  background: 'none',
  '& svg': {
    overflow: 'visible',
    fill: `color-mix(in srgb, ${role.photoShade} 60%, transparent)`,
    stroke: role.onPhoto,
    strokeWidth: 1.75,
    transition: `transform ${motion.quick}ms ${motion.easing}`,
  },
  '&:hover svg': { transform: 'scale(1.1)' },
  '&[aria-pressed=true] svg': { fill: role.favorite },
  '&[aria-busy=true]': { cursor: 'progress' },
  '&[aria-busy=true]::after': {
    content: '""',
    position: 'absolute',
    inset: 3,
    borderRadius: radius.round,
    border: '2px solid transparent',
    borderBlockStartColor: role.onPhoto,
    borderInlineEndColor: role.onPhoto,
    animation: `turn ${motion.spin}ms linear infinite`,
  },
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
};
