import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, navbarHeight, radius, shadow, touchTarget, zIndex } from '../../theme/tokens.ts';
import { COVERING_WIDTH } from './useIsSearchCovering.ts';

/** Field with a panel: below it on a desktop, a full-page sheet on a phone. */
export const searchBoxStyles: CSSObject = {
  position: 'relative',
  '& form': {
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${role.outline}`,
    borderRadius: radius.chip,
    backgroundColor: role.surface,
    transition: `border-color ${motion.quick}ms`,
  },
  '& form:focus-within': { borderColor: role.primary },
  '& form:has(input:focus-visible)': { outline: `2px solid ${role.primary}`, outlineOffset: 1 },
  '& input[name=query]': {
    flex: 1,
    minInlineSize: 0,
    blockSize: 42,
    padding: 0,
    paddingInlineEnd: 12,
    border: 0,
    outline: 'none',
    background: 'none',
    textOverflow: 'ellipsis',
  },
  '& input::-webkit-input-placeholder': { color: role.inkMuted },
  '& input::-moz-placeholder': { color: role.inkMuted, opacity: 1 },
  '& form > button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: touchTarget,
    blockSize: 42,
    padding: 0,
    border: 0,
    borderRadius: radius.chip,
    background: 'none',
    color: role.inkMuted,
  },
  '& form > button:hover': { color: role.primary },
  '& .results': {
    position: 'absolute',
    zIndex: zIndex.floating,
    insetInlineEnd: 0,
    insetBlockStart: 'calc(100% + 8px)',
    display: 'flex',
    flexDirection: 'column',
    // Reserves space until the panel's module has loaded.
    minBlockSize: 200,
    inlineSize: 'max(100%, 460px)',
    maxBlockSize: `min(640px, calc(100dvh - ${navbarHeight + 16}px))`,
    overflow: 'hidden',
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surfaceRaised,
    boxShadow: shadow,
    outline: 'none',
    animation: `search-results ${motion.calm}ms ${motion.easing}`,
  },
  '@keyframes search-results': { from: { opacity: 0, translate: '0 -6px' } },
  [`@media ${COVERING_WIDTH}`]: {
    '& .results': {
      insetInline: -12,
      insetBlockStart: 'calc(100% + 12px)',
      inlineSize: 'auto',
      blockSize: `calc(100dvh - ${navbarHeight + 68}px)`,
      maxBlockSize: 'none',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
};
