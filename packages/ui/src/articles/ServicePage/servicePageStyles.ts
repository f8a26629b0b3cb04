import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';
import { MAX_TEXT_WIDTH_PX } from '../Prose/proseStyles.ts';
import { BESIDE_MEDIA } from '../TableOfContents/contentsStyles.ts';

export const servicePageStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  '& h1': { fontSize: typeScale.display },
  '& .intro': { maxInlineSize: '56ch', color: role.inkMuted, fontSize: typeScale.lead },
  '& header .intro': { marginBlock: '12px 20px' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .actions > *': { minBlockSize: 48 },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
  '& .text': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 64, maxInlineSize: MAX_TEXT_WIDTH_PX },
  '& article': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
    scrollMarginBlockStart: 96,
  },
  '& article > h2': { fontSize: typeScale.heading },
  '& .part > h3': { marginBlockEnd: 8 },
  '& .closing': {
    display: 'grid',
    justifyItems: 'center',
    gap: 20,
    padding: '40px 24px',
    borderRadius: radius.card,
    backgroundColor: role.primarySoft,
    textAlign: 'center',
  },
  '& .closing .actions': { justifyContent: 'center' },
  [BESIDE_MEDIA]: {
    '& .columns:has(> nav)': { gridTemplateColumns: `260px minmax(0, ${MAX_TEXT_WIDTH_PX}px)`, gap: 56 },
  },
};
