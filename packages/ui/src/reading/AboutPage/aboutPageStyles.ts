import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { from, radius, typeScale } from '../../theme/tokens.ts';

export const aboutPageStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  '& header': {
    position: 'relative',
    display: 'grid',
    gap: 16,
    padding: 'clamp(24px, 5vw, 64px)',
    overflow: 'hidden',
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& header .lattice': { position: 'absolute', inset: 0, color: role.primary },
  '& header > :not(.lattice)': { position: 'relative' },
  '& h1': { fontSize: typeScale.display },
  '& header p': { maxInlineSize: '62ch', color: role.inkMuted, fontSize: typeScale.lead },
  '& section > h2': { marginBlockEnd: 20 },
  '& .numbers': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: '24px 16px' },
  '& .numbers > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${role.secondary}`,
  },
  '& .numbers dt': { color: role.inkMuted },
  '& .numbers dd': { fontSize: typeScale.display, fontWeight: 650, lineHeight: 1.3 },
  '& .values': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))', gap: 28 },
  '& .values svg': { color: role.primary, marginBlockEnd: 10 },
  '& .values p': { marginBlockStart: 4, color: role.inkMuted },
  '& .teams > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4px 32px',
    paddingBlock: 16,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& .teams dt': { fontWeight: 600 },
  '& .teams dd': { color: role.inkMuted },
  [`@media ${from('desk')}`]: {
    gap: 80,
    '& .teams > div': { gridTemplateColumns: '240px minmax(0, 1fr)' },
  },
};
