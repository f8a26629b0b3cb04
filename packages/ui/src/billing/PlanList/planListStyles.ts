import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, touchTarget, typeScale } from '../../theme/tokens.ts';

export const planListStyles: CSSObject = {
  display: 'grid',
  gap: 40,
  '& section > h2': { marginBlockEnd: 16 },
  '& ul:not(li ul)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: 16,
  },
  '& .vat': { marginBlockStart: -24, color: role.inkMuted, fontSize: typeScale.small },
  '& li > article': { blockSize: '100%' },
  '& .skeleton': {
    display: 'flex',
    flexDirection: 'column',
    gap: 16,
    blockSize: 400,
    padding: 24,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& .skeleton span': { blockSize: 16, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
  '& .skeleton .name': { inlineSize: '46%', blockSize: 24 },
  '& .skeleton .cost': { inlineSize: '64%', blockSize: 36, marginBlockEnd: 24 },
  '& .skeleton .line': { inlineSize: '80%' },
  '& .skeleton .buttonSkeleton': { blockSize: touchTarget, marginBlockStart: 'auto', borderRadius: radius.field },
};
