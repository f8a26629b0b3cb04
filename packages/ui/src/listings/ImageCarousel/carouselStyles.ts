import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius, touchTarget, zIndex } from '../../theme/tokens.ts';
import { iconBefore } from '../FactsRow/factIcons.ts';

const track: CSSObject = {
  '& .window': {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: role.surfaceSunken,
    aspectRatio: 'var(--ratio, 4 / 3)',
    touchAction: 'pan-y',
  },
  '& .track': {
    position: 'absolute',
    inset: 0,
    transform: 'translateX(calc(var(--index, 0) * -100% + var(--drag, 0px)))',
    transition: `transform ${motion.calm}ms ${motion.easing}`,
  },
  '[dir=rtl] & .track': { transform: 'translateX(calc(var(--index, 0) * 100% + var(--drag, 0px)))' },
  '& .track.dragging': { transition: 'none' },
  '& .slide': {
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '100%',
    insetInlineStart: 'calc(var(--at, 0) * 100%)',
    backgroundColor: role.surfaceSunken,
    backgroundSize: '100% 100%',
    overflow: 'hidden',
  },
  '& .slide img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    color: 'transparent',
  },
  // A global class draws the lattice for a missing picture.
  '& .slide.lattice': {
    backgroundImage: 'none !important',
    backgroundColor: 'currentColor',
    color: role.outline,
    opacity: 0.4,
  },
  '& .slide.lattice img': { opacity: 0 },
  '& .window > .lattice': { position: 'absolute', inset: 0, color: role.outline, opacity: 0.4 },
};

/** One dot per picture, drawn as one element. Always visible on touch devices, else on hover. */
const dots: CSSObject = {
  '& .dots': {
    position: 'absolute',
    insetBlockEnd: 10,
    insetInlineStart: '50%',
    blockSize: 14,
    inlineSize: 'calc(var(--count) * 12px + 6px)',
    marginInlineStart: 'calc(var(--count) * -6px - 3px)',
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    pointerEvents: 'none',
  },
  '& .dots::before, & .dots::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 4,
    insetInlineStart: 3,
    backgroundImage: `radial-gradient(circle, ${role.onPhoto} 2.5px, transparent 3px)`,
    backgroundSize: '12px 6px',
  },
  '& .dots::before': { inlineSize: 'calc(var(--count) * 12px)', opacity: 0.5 },
  '& .dots::after': {
    inlineSize: 12,
    marginInlineStart: 'calc(var(--index, 0) * 12px)',
    transition: `margin ${motion.calm}ms ${motion.easing}`,
  },
};

/**
 * Arrows for pointers that hover, visible on hover and focus. They come last in a card, after its link, so their box
 * has the same position as the pictures.
 */
const arrows: CSSObject = {
  '& .arrows': {
    position: 'absolute',
    zIndex: zIndex.raised,
    insetBlockStart: 0,
    insetInline: 0,
    aspectRatio: 'var(--ratio, 4 / 3)',
    pointerEvents: 'none',
  },
  '& .arrow': { display: 'none' },
  '@media (hover: hover)': {
    '& .arrow, & .dots': { opacity: 0, transition: `opacity ${motion.quick}ms ${motion.easing}` },
    '&:hover .arrow, &:hover .dots, &:has(:focus-visible) .arrow, &:has(:focus-visible) .dots': { opacity: 1 },
    '& .arrow': {
      position: 'absolute',
      insetBlockStart: 'calc(50% - 22px)',
      pointerEvents: 'auto',
      display: 'grid',
      placeItems: 'center',
      inlineSize: touchTarget,
      blockSize: touchTarget,
      padding: 0,
      border: 0,
      borderRadius: radius.round,
      outlineOffset: -5,
      background: 'none',
      color: role.ink,
      ...iconBefore('chevron', 18),
    },
    '& .arrow::before, & .arrow::after': { gridArea: '1 / 1' },
    '& .arrow::before': { zIndex: zIndex.raised },
    '& .arrow::after': {
      content: '""',
      gridArea: '1 / 1',
      inlineSize: 34,
      blockSize: 34,
      borderRadius: radius.round,
      backgroundColor: role.surfaceRaised,
      border: `1px solid ${role.line}`,
    },
    '& .arrow:hover::after': { borderColor: role.outline },
    '& .arrow.previous': { insetInlineStart: 4 },
    '& .arrow.next': { insetInlineEnd: 4 },
    '& .arrow.previous::before, [dir=rtl] & .arrow.next::before': { transform: 'scaleX(-1)' },
    '[dir=rtl] & .arrow.previous::before': { transform: 'none' },
    '& .arrow[aria-disabled=true]': { visibility: 'hidden' },
  },
};

export const carouselStyles: CSSObject = { ...track, ...dots, ...arrows };
