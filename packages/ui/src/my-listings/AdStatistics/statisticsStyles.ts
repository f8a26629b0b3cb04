import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, minWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

export const statisticsStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  fontVariantNumeric: 'tabular-nums',
  '& .parts': { display: 'grid', gap: 16 },
  [`@media ${minWidthQuery('tablet')}`]: { '& .parts': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '& .sheet': {
    minInlineSize: 0,
    padding: 20,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& .sheet h2': { marginBlockEnd: 8, fontSize: typeScale.lead },
  '& .secondary': { color: role.inkMuted, fontSize: typeScale.caption },
  '& th, & td': { paddingInline: 8 },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& th + *': { textAlign: 'end' },
  '& tbody td': { fontWeight: fontWeight.semibold },
  '& tr:last-of-type > *': { borderBlockEnd: 0 },
  '& .shares': { display: 'grid', gap: 12, padding: 0, listStyle: 'none' },
  '& .shares li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 12 },
  '& .share': {
    gridColumn: '1 / -1',
    blockSize: 8,
    borderRadius: radius.mark,
    overflow: 'hidden',
    backgroundColor: role.surfaceSunken,
  },
  '& .share span': { display: 'block', blockSize: '100%', borderRadius: 'inherit', backgroundColor: role.primary },
  '& .advice': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: '12px 24px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .advice:empty': { display: 'none' },
  '& .advice li': { display: 'flex', gap: 8 },
  '& .advice svg': { flex: 'none', marginBlockStart: 3, color: role.secondary },
  '& .days': { borderRadius: radius.card },
};
