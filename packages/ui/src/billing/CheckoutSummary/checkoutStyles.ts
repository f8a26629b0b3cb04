import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export const checkoutStyles: CSSObject = {
  maxInlineSize: 480,
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  fontVariantNumeric: 'tabular-nums',
  '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
  '& dt': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& dd': { flex: 'none' },
  '& dt ul': { gap: 2, marginBlockStart: 4, color: role.inkMuted, fontSize: typeScale.small },
  '& .lines': { display: 'grid', gap: 8, marginBlockStart: 16 },
  '& .saving': { color: role.secondary },
  '& .total': {
    marginBlockStart: 8,
    paddingBlockStart: 16,
    borderBlockStart: `1px solid ${role.line}`,
    fontSize: typeScale.title,
    fontWeight: fontWeight.figure,
  },
  '& .included, & .tax': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .included': { marginBlockStart: 12 },
  '& .tax': { display: 'grid', gap: 2 },
  '& .foot': { marginBlockStart: 24 },
};
