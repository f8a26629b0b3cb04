import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

export const refundStyles: CSSObject = {
  '& .refundForm': { display: 'grid', gap: 16, padding: 24 },
  '& form': { display: 'grid', ...fieldRows },
  '& dl': { display: 'grid', gap: 10, fontVariantNumeric: 'tabular-nums' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dd': { flex: 'none' },
  '& dt ul, & .unused ul': { marginBlockStart: 4, color: role.inkMuted, fontSize: typeScale.small },
  '& .total': {
    paddingBlockStart: 10,
    borderBlockStart: `1px solid ${role.line}`,
    fontSize: typeScale.lead,
    fontWeight: fontWeight.figure,
  },
  '& .decisionDate': { color: role.inkMuted, fontSize: typeScale.small },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 },
};
