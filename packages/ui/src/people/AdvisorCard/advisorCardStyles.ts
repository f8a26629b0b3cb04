import type { CSSObject } from '@emotion/react';
import { contactStyles } from '../../listings/SellerCard/sellerStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';
import { advisorBoxes } from './advisorBoxes.ts';

/** Shared by the card and the provider's page. */
export const advisorFactStyles: CSSObject = {
  '& .category': {
    alignSelf: 'start',
    paddingInline: 12,
    paddingBlock: 2,
    borderRadius: radius.chip,
    backgroundColor: role.primarySoft,
    color: role.primary,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
  },
  '& dl': { display: 'grid', gap: 8, fontSize: typeScale.small },
  '& dl > div': { display: 'flex', gap: 10 },
  '& dt': { flex: 'none' },
  '& dt svg': { marginBlockStart: 4, color: role.inkMuted },
  '& dd': { minInlineSize: 0 },
  '& .rest': { color: role.inkMuted },
};

export const advisorCardStyles: CSSObject = {
  ...advisorBoxes,
  '& .name': { fontSize: typeScale.lead, overflowWrap: 'anywhere' },
  '& .advisorCity, & .years': { color: role.inkMuted, fontSize: typeScale.small },
  '& .rating': { display: 'flex', flexWrap: 'wrap', gap: 8, color: role.inkMuted, fontSize: typeScale.small },
  '& .about': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  ...advisorFactStyles,
  // Aligns the contact buttons of a row of cards.
  '& .contactButtons': { marginBlockStart: 'auto' },
  ...contactStyles,
  // Equal widths while the phone number fits.
  '& .contactButtons .actions > *': { flexBasis: 0, minInlineSize: 'min-content' },
};
