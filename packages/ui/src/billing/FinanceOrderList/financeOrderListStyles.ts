import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { maxWidthQuery, minWidthQuery, motion } from '../../theme/tokens.ts';
import { rowListStyles } from '../shared/financeStyles.ts';

/** Rows of two lines on a phone, whose details show when open; columns on a desktop. */
export const financeOrderListStyles: CSSObject = {
  ...rowListStyles,
  '& > .loading': { minBlockSize: 77 },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"buyer amount toggle" "date state toggle" "plan plan plan"',
    alignItems: 'center',
    columnGap: 12,
  },
  '& .buyer': { gridArea: 'buyer', minInlineSize: 0 },
  '& .date': { gridArea: 'date' },
  '& .plan': { gridArea: 'plan', minInlineSize: 0 },
  '& .row > .state': { gridArea: 'state', justifySelf: 'end' },
  '& .row > .amount': { gridArea: 'amount' },
  '& .toggle': { gridArea: 'toggle', marginInlineEnd: -12 },
  '& .toggle svg': { transition: `rotate ${motion.quick}ms` },
  '& .open .toggle svg': { rotate: '180deg' },
  '& :is(.buyer, .plan) > .secondary': { display: 'block' },
  '& ol': { display: 'grid', gap: 8, paddingBlock: 12, borderBlockStart: `1px solid ${role.line}` },
  '& ol > li': { overflowWrap: 'anywhere' },
  '& ol .line': { justifyContent: 'space-between' },
  [`@media ${maxWidthQuery('desktop')}`]: { '& .row:not(.open) .detail': { display: 'none' } },
  [`@media ${minWidthQuery('desktop')}`]: {
    '& .row': {
      gridTemplateColumns: '160px minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) auto',
      gridTemplateAreas: '"date buyer plan state amount toggle"',
      columnGap: 20,
    },
    '& .row > .state': { justifySelf: 'start' },
  },
};
