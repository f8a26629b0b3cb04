import type { CSSObject } from '@emotion/react';
import { fontWeight, layout, maxWidthQuery } from '../../theme/tokens.ts';

/** Line under the bar about the whole page, in two theme colours. */
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
  // On a phone the title has its own line.
  [`@media ${maxWidthQuery('tablet')}`]: { '& .notice p': { flex: 1 }, '& strong': { display: 'block' } },
});
