import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import {
  fontWeight,
  layout,
  lineHeight,
  minWidthQuery,
  motion,
  radius,
  smallShadow,
  touchTarget,
  typeScale,
} from '../../theme/tokens.ts';

const head: CSSObject = {
  '& > header': {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 16,
    marginBlockEnd: 16,
  },
  '& h2': { display: 'inline', fontSize: typeScale.heading },
  '& header p': { color: role.inkMuted, marginBlockStart: 2 },
  '& .ad': {
    display: 'inline-block',
    marginInlineStart: 10,
    paddingInline: 10,
    borderRadius: radius.chip,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.airy,
    verticalAlign: 'middle',
  },
  '& .ad.superior': { color: role.superior, backgroundColor: role.superiorSoft },
  '& .ad.elite': { color: role.elite, backgroundColor: role.eliteSoft },
  '& .all': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: touchTarget,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
  },
  '& .all:hover': { textDecoration: 'underline' },
};

const rail: CSSObject = {
  '& .rail': { position: 'relative' },
  '& .track': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(82%, 300px)',
    gap: 16,
    // Full-bleed on a phone: the page's gutter moves inside the scroller.
    marginInline: -layout.gutterPhone,
    paddingInline: layout.gutterPhone,
    paddingBlock: 4,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: layout.gutterPhone,
    scrollbarWidth: 'none',
  },
  '& .track > li': { scrollSnapAlign: 'start', minInlineSize: 0 },
  '& .step': {
    display: 'none',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 22px)',
    placeItems: 'center',
    inlineSize: touchTarget,
    blockSize: touchTarget,
    padding: 0,
    border: `1px solid ${role.line}`,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceRaised,
    color: role.ink,
    boxShadow: smallShadow,
    transition: `opacity ${motion.quick}ms`,
  },
  '& .step.previous': { insetInlineStart: -22 },
  '& .step.next': { insetInlineEnd: -22 },
  '& .step:disabled': { opacity: 0, pointerEvents: 'none' },
};

export const pageSectionStyles: CSSObject = {
  minInlineSize: 0,
  ...head,
  ...rail,
  '& > .top-bar': { marginBlockEnd: 18 },
  '& > .more': { display: 'grid', justifyContent: 'center', marginBlockStart: 20 },
  '& > .more:empty': { display: 'none' },
  [`@media ${minWidthQuery('desktop')}`]: {
    '& > header': { marginBlockEnd: 20 },
    '& .track': {
      marginInline: 0,
      paddingInline: 0,
      scrollPaddingInline: 0,
      gridAutoColumns: 'calc((100% - 32px) / 3)',
    },
  },
  [`@media ${minWidthQuery('content')}`]: { '& .track': { gridAutoColumns: 'calc((100% - 48px) / 4)' } },
  [`@media ${minWidthQuery('desktop')} and (hover: hover)`]: { '& .step': { display: 'grid' } },
};
