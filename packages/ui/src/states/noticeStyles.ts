import type { CSSObject } from '@emotion/react';
import { below, fontWeight, layout } from '../theme/tokens.ts';

/** A line under the bar that concerns the whole page, in two colours of the theme. */
export const noticeStyles = (backgroundColor: string, color: string): CSSObject => ({
  '& .notice': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    paddingBlock: 10,
    paddingInline: layout.gutterPhone,
    backgroundColor,
    color,
  },
  '& .notice > svg': { flex: 'none' },
  '& strong': { fontWeight: fontWeight.semibold, marginInlineEnd: 8 },
  // On a phone what happened has a line of its own.
  [`@media ${below('tablet')}`]: { '& .notice p': { flex: 1 }, '& strong': { display: 'block' } },
});
