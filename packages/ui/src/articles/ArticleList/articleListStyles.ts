import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius } from '../../theme/tokens.ts';

export const articleListStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))', gap: 24 },
  '& > ul > li': { display: 'grid', minInlineSize: 0 },
  '& > ul > li:first-of-type': { gridColumn: '1 / -1' },
  '& .skeleton': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& .skeleton i': { display: 'block', blockSize: 16, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
  '& .skeleton > i': { blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: 0 },
  '& .skeleton span': { display: 'grid', alignContent: 'center', gap: 14, padding: 20 },
  '& .skeleton span i:last-of-type': { inlineSize: '50%' },
  [`@media ${minWidthQuery('desktop')}`]: {
    '& .skeleton:first-of-type': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
    '& .skeleton:first-of-type span': { padding: 36 },
  },
};
