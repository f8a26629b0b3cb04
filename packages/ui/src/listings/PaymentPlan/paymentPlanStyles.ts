import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export const paymentPlanStyles: CSSObject = {
  padding: 20,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  fontVariantNumeric: 'tabular-nums',
  '& .bar': {
    display: 'flex',
    blockSize: 10,
    overflow: 'hidden',
    borderRadius: radius.chip,
    backgroundColor: role.primarySoft,
  },
  '& .bar .downPayment': { inlineSize: 'var(--down)', backgroundColor: role.primary },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
    gap: '12px 24px',
    marginBlockStart: 16,
  },
  '& dt': { color: role.inkMuted, fontSize: typeScale.caption },
  '& dd': { fontWeight: fontWeight.semibold, fontSize: typeScale.lead },
  '& .monthly dd': { color: role.primary },
  '& .planTotal': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    justifyContent: 'space-between',
    marginBlockStart: 16,
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${role.line}`,
    fontSize: typeScale.caption,
    color: role.inkMuted,
  },
  '& .planTotal bdi': { color: role.ink },
  '& .length': { marginBlockStart: 8, fontSize: typeScale.caption, color: role.inkMuted },
};
