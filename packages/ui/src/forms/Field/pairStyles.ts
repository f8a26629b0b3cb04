import type { CSSObject } from '@emotion/react';
import { fieldRows } from './fieldFrameStyles.ts';

export const pairStyles: CSSObject = {
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    columnGap: 16,
    ...fieldRows,
  },
};
