import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, maxWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

export const statTilesStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 16,
  fontVariantNumeric: 'tabular-nums',
  '& .tile': {
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& dt': { display: 'flex', alignItems: 'center', gap: 8, color: role.inkMuted },
  '& dt svg': { flex: 'none' },
  '& .value': {
    marginBlockStart: 4,
    fontSize: typeScale.heading,
    fontWeight: fontWeight.figure,
    lineHeight: lineHeight.snug,
  },
  '& .change': { minBlockSize: '1lh', fontSize: typeScale.caption, color: role.inkMuted },
  '& .rise, & .fall': { display: 'inline-flex', alignItems: 'baseline', gap: 2, fontWeight: fontWeight.medium },
  '& .change svg': { alignSelf: 'center' },
  '& .rise': { color: role.success },
  '& .fall': { color: role.error },
  '& .loadingValue': {
    display: 'inline-block',
    inlineSize: 'min(160px, 62%)',
    blockSize: 14,
    borderRadius: radius.inner,
    backgroundColor: role.surfaceSunken,
  },
  '& .value .loadingValue': { inlineSize: 88, blockSize: 26 },
  // Rows on a phone, so that the content below stays visible.
  [`@media ${maxWidthQuery('largePhone')}`]: {
    gap: 0,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
    '& .tile': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: 16,
      paddingBlock: 12,
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
    },
    '& .tile + .tile': { borderBlockStart: `1px solid ${role.line}` },
    '& .value': { marginBlockStart: 0, fontSize: typeScale.title },
    '& .change': { gridColumn: '1 / -1' },
  },
};
