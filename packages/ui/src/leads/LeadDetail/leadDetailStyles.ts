import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, minWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

export const leadDetailStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .sheet': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: 12,
    padding: 16,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& header.sheet': { display: 'flex', alignItems: 'center', gap: 16 },
  '& .MuiAvatar-root, & .MuiSkeleton-root': { flex: 'none' },
  '& .textBlock': { flex: 1, minInlineSize: 0 },
  '& h1': { fontSize: typeScale.title, overflowWrap: 'anywhere' },
  '& h2': { fontSize: typeScale.lead },
  '& .title': { overflowWrap: 'anywhere', fontWeight: fontWeight.medium },
  '& .title a': { color: 'inherit' },
  '& .secondary': { color: role.inkMuted, fontSize: typeScale.compact, overflowWrap: 'anywhere' },
  '& .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
  '& .rows': { display: 'grid' },
  '& .rows > li': { display: 'grid', gap: 4, paddingBlock: 12 },
  '& .rows > li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
  },
  [`@media ${minWidthQuery('desktop')}`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)',
    alignItems: 'start',
    gap: 24,
    '& .sheet': { padding: 24 },
    '& header.sheet': { gridColumn: '1 / -1' },
    '& > section': { gridColumn: 1 },
    '& > .noteSection': { gridColumn: 2, gridRow: '2 / span 2' },
  },
};
