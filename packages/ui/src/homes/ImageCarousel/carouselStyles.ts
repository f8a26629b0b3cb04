import type { CSSObject } from '@mui/material/styles';
import { role } from '../../theme/roles.ts';
import { motion } from '../../theme/tokens.ts';
import { iconBefore } from '../FactsRow/factIcons.ts';

const HOVERING = '@media (hover: hover)';

/** The row of pictures: it moves by whole pictures with the index, and with the finger while dragged. */
const track: CSSObject = {
  '& .window': { position: 'relative', overflow: 'hidden', aspectRatio: 'var(--ratio, 4 / 3)', touchAction: 'pan-y' },
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
  '& .slide img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
};

/** Where the row stands: one dot a picture, drawn as one element. */
const dots: CSSObject = {
  '& .dots': {
    position: 'absolute',
    insetBlockEnd: 10,
    insetInlineStart: '50%',
    blockSize: 14,
    inlineSize: 'calc(var(--count) * 12px + 6px)',
    marginInlineStart: 'calc(var(--count) * -6px - 3px)',
    borderRadius: 7,
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

/** Arrows for a pointer that can hover, seen on hover and on focus. */
const arrows: CSSObject = {
  '& .arrow': { display: 'none' },
  [HOVERING]: {
    '& .arrow': {
      position: 'absolute',
      insetBlockStart: 'calc(50% - 22px)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 44,
      blockSize: 44,
      padding: 0,
      border: 0,
      background: 'none',
      color: role.ink,
      opacity: 0,
      transition: `opacity ${motion.quick}ms ${motion.easing}`,
      ...iconBefore('chevron', 18),
    },
    '& .arrow::after': {
      content: '""',
      position: 'absolute',
      inset: 6,
      zIndex: -1,
      borderRadius: '50%',
      backgroundColor: role.surfaceRaised,
      border: `1px solid ${role.line}`,
    },
    '& .arrow.previous': { insetInlineStart: 4 },
    '& .arrow.next': { insetInlineEnd: 4 },
    '& .arrow.previous::before, [dir=rtl] & .arrow.next::before': { transform: 'scaleX(-1)' },
    '[dir=rtl] & .arrow.previous::before': { transform: 'none' },
    '&:hover .arrow, & .arrow:focus-visible, &:has(:focus-visible) .arrow': { opacity: 1 },
    '& .arrow[aria-disabled=true]': { opacity: '0 !important', pointerEvents: 'none' },
  },
};

export const carouselStyles: CSSObject = { ...track, ...dots, ...arrows };
