import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';

export const enquiryStyles: CSSObject = {
  '& .enquiry': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    padding: '20px 24px 28px',
    inlineSize: 'min(520px, 100%)',
    marginInline: 'auto',
  },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& .recipient': { color: role.inkMuted, overflowWrap: 'anywhere' },
};
