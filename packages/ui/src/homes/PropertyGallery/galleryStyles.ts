import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

/** Where the row of a phone becomes the mosaic of a desk. */
const DESK = '@media (min-width: 960px)';

export const galleryStyles: CSSObject = {
  position: 'relative',
  '& .row': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
  },
  '& li': { scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '& li a': { display: 'block', outlineOffset: -4 },
  '& .counter': {
    position: 'absolute',
    insetBlockEnd: 12,
    insetInlineEnd: 12,
    paddingInline: 10,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
    fontSize: typeScale.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .all': { display: 'none' },
  [DESK]: {
    '& .row': {
      display: 'grid',
      gridAutoFlow: 'row',
      gridTemplateColumns: '2fr 1fr 1fr',
      gridTemplateRows: '1fr 1fr',
      gap: 8,
      overflow: 'hidden',
      borderRadius: radius.card,
    },
    '& li:first-of-type': { gridRow: '1 / 3' },
    '& li:nth-of-type(n + 6)': { display: 'none' },
    '& .counter': { display: 'none' },
    '& .all': {
      position: 'absolute',
      insetBlockEnd: 16,
      insetInlineEnd: 16,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minBlockSize: 44,
      paddingInline: 16,
      borderRadius: radius.field,
      border: `1px solid ${role.line}`,
      backgroundColor: role.surfaceRaised,
      fontWeight: 500,
    },
  },
};
