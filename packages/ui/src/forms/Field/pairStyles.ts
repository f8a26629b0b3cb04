import type { CSSObject } from '@emotion/react';

export const pairStyles: CSSObject = {
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: '8px 16px',
  },
};
