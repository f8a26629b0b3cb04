import type { CSSObject } from '@emotion/react';
import { iconBefore } from './factIcons.ts';

export const factStyles: CSSObject = {
  '& .fact': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .size': iconBefore('size', '1.15em'),
  '& .bedrooms': iconBefore('bedrooms', '1.15em'),
  '& .bathrooms': iconBefore('bathrooms', '1.15em'),
};
