import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, maxWidthQuery, radius, touchTarget, typeScale } from '../../theme/tokens.ts';

export const topBarStyles: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 56,
  '& .close': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: touchTarget,
    blockSize: touchTarget,
    padding: 0,
    border: 0,
    borderRadius: radius.chip,
    background: 'none',
  },
  '& .close:hover': { backgroundColor: role.surfaceSunken },
  '& .count': {
    flex: 1,
    minInlineSize: 0,
    fontWeight: fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  [`@media ${maxWidthQuery('mobile')}`]: {
    gap: 8,
    '& .count': { fontSize: typeScale.caption },
  },
  // On the narrowest phones the count has its own line.
  [`@media ${maxWidthQuery('smallPhone')}`]: {
    flexWrap: 'wrap',
    paddingBlockEnd: 8,
    '& .count': { flexBasis: '100%' },
    '& .sort': { marginInlineEnd: 'auto' },
  },
};
