import type { CSSObject } from '@emotion/react';

/** Two fields that belong together: side by side where there is room. */
export const pairStyles: CSSObject = {
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: '8px 16px',
  },
};
