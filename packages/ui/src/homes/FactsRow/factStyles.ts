import type { CSSObject } from '@emotion/react';
import { iconBefore } from './factIcons.ts';

/** The line of facts, addressed by class inside any styled root. */
export const factStyles: CSSObject = {
  '& .fact': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .size': iconBefore('size'),
  '& .bedrooms': iconBefore('bedrooms'),
  '& .bathrooms': iconBefore('bathrooms'),
};
