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
  '& .add': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: touchTarget,
    minBlockSize: touchTarget,
    paddingInline: 16,
    borderRadius: radius.field,
    backgroundColor: role.primary,
    color: role.onPrimary,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& .icons': { display: 'none', alignItems: 'center', gap: 2 },
  [`@media ${maxWidthQuery('mobile')}`]: {
    gap: 8,
    '& .count': { fontSize: typeScale.caption },
    '& .add': { paddingInline: 10 },
    '& .add .label': { display: 'none' },
    '& .add .icons': { display: 'inline-flex' },
  },
  // On the narrowest phones the count has its own line.
  [`@media ${maxWidthQuery('smallPhone')}`]: {
    flexWrap: 'wrap',
    paddingBlockEnd: 8,
    '& .count': { flexBasis: '100%' },
    '& .sort': { marginInlineEnd: 'auto' },
  },
};
