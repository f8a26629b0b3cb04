import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, minWidthQuery, printScale, radius, typeScale } from '../../theme/tokens.ts';

export const receiptStyles: CSSObject = {
  display: 'grid',
  gap: 16,
  inlineSize: '100%',
  maxInlineSize: 720,
  marginInline: 'auto',
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
  '& h1': { fontSize: typeScale.title },
  '& h2': { fontSize: typeScale.body, marginBlockEnd: 4 },
  '& .issued': { marginBlockStart: -12, color: role.inkMuted },
  '& .parties': { display: 'grid', gap: 16 },
  '& .parties p': { color: role.inkMuted, fontSize: typeScale.small, overflowWrap: 'anywhere' },
  // A number that wraps at its hyphen would read as two, in the wrong order.
  '& .noWrap': { whiteSpace: 'nowrap' },
  '& .item, & dl': { paddingBlockStart: 16, borderBlockStart: `1px solid ${role.line}` },
  '& dl': { display: 'grid', gap: 8, fontVariantNumeric: 'tabular-nums' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
  '& dd': { flex: 'none' },
  '& .total': { fontSize: typeScale.lead, fontWeight: fontWeight.figure },
  [`@media ${minWidthQuery('largePhone')}`]: {
    padding: 40,
    '& .parties': { gridTemplateColumns: '1fr 1fr' },
  },
  '@media print': {
    maxInlineSize: 'none',
    padding: 0,
    border: 0,
    fontSize: printScale.body,
    '& .print': { display: 'none' },
    '& h1': { fontSize: printScale.title },
    '& .parties': { gridTemplateColumns: '1fr 1fr' },
    '& .parties p, & .issued': { fontSize: printScale.small },
  },
};
