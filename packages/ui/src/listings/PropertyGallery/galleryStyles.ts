import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import {
  fontWeight,
  layout,
  lineBox,
  minWidthQuery,
  motion,
  radius,
  shadow,
  touchTarget,
  typeScale,
} from '../../theme/tokens.ts';

/** Breakpoint between the phone's row and the mosaic. */
const DESKTOP = `@media ${minWidthQuery('desktop')}`;

/** One picture at a time, full-bleed, with scroll snapping. */
const row: CSSObject = {
  position: 'relative',
  marginInline: -layout.gutterPhone,
  '& .row': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
  },
  '& li': { minInlineSize: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '& li a': { display: 'block', blockSize: '100%', outlineOffset: -4 },
  '& .counter': {
    position: 'absolute',
    insetBlockEnd: 12,
    insetInlineEnd: 12,
    paddingInline: 12,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
    fontSize: typeScale.caption,
    lineHeight: lineBox.title,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  '& .all': { display: 'none' },
  '& .none': {
    position: 'absolute',
    inset: 0,
    inlineSize: 'fit-content',
    blockSize: 'fit-content',
    margin: 'auto',
    padding: '8px 20px',
    borderRadius: radius.chip,
    backgroundColor: role.surface,
    color: role.inkMuted,
  },
};

/** Columns and aspect ratio by number of pictures: the large picture is 16:10. */
const mosaics: CSSObject = {
  '&[data-count="0"] > span': { aspectRatio: '4', borderRadius: radius.card },
  '&[data-count="1"] .row': { gridTemplateColumns: '1fr', aspectRatio: '2.2' },
  '&[data-count="2"] .row': { gridTemplateColumns: '1fr 1fr', aspectRatio: '3.2' },
  '&[data-count="3"] .row': { gridTemplateColumns: '2fr 1fr', aspectRatio: '2.4' },
  '&[data-count="4"] .row': { gridTemplateColumns: '5fr 2fr 2fr' },
  '&[data-count="4"] li:nth-of-type(2)': { gridRow: '1 / 3' },
  '&[data-count="2"] li:nth-of-type(2)': { gridRow: '1 / 3' },
};

const mosaic: CSSObject = {
  marginInline: 0,
  '& .row': {
    gridAutoFlow: 'row',
    gridAutoColumns: 'auto',
    gridTemplateColumns: '5fr 2fr 2fr',
    gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 8,
    aspectRatio: '2.88',
    overflow: 'hidden',
    borderRadius: radius.card,
  },
  ...mosaics,
  '& li:first-of-type': { gridRow: '1 / 3' },
  '& li:nth-of-type(n + 6)': { display: 'none' },
  '& li a > span': { blockSize: '100%', aspectRatio: 'auto' },
  '& li img': { transition: `filter ${motion.calm}ms` },
  '& li a:hover img': { filter: 'brightness(0.92)' },
  '& .counter': { display: 'none' },
  '& .all': {
    position: 'absolute',
    insetBlockEnd: 16,
    insetInlineEnd: 16,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: touchTarget,
    paddingInline: 16,
    borderRadius: radius.field,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
    boxShadow: shadow,
    fontWeight: fontWeight.medium,
  },
  '& .all:hover': { borderColor: role.outline },
};

export const galleryStyles: CSSObject = { ...row, [DESKTOP]: mosaic };
