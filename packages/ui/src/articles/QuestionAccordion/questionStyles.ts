import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { touchTarget, typeScale } from '../../theme/tokens.ts';

export const questionStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '& .count': { marginBlockStart: 4, color: role.inkMuted, fontSize: typeScale.caption },
  '& .count:empty': { display: 'none' },
  '& section > :is(h2, h3)': { marginBlockEnd: 12 },
  '& .MuiAccordion-root': { scrollMarginBlockStart: 96 },
  // Hidden questions may be between two matches, so each has its own border.
  '& section:has(.MuiAccordion-root[hidden]) .MuiAccordion-root': { borderBlockEndWidth: 1, marginBlockStart: -1 },
  '& .answer': { display: 'grid', justifyItems: 'start', gap: 4 },
  '& .answer > div': { fontSize: typeScale.body },
  '& .answer > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: touchTarget,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    textDecoration: 'none',
  },
  '& .answer > a:hover': { color: role.primary },
};
