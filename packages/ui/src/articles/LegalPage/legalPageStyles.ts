import type { CSSObject } from '@emotion/react';
import { getSchemeProperties, role } from '../../theme/roles.ts';
import { radius, touchTarget, typeScale } from '../../theme/tokens.ts';
import { MAX_TEXT_WIDTH_PX } from '../Prose/proseStyles.ts';
import { BESIDE_MEDIA } from '../TableOfContents/contentsStyles.ts';

export const legalPageStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '& header': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    scrollMarginBlockStart: 96,
  },
  '& h1': { gridColumn: '1 / -1', fontSize: typeScale.display },
  '& .summary': { gridColumn: '1 / -1', maxInlineSize: MAX_TEXT_WIDTH_PX, fontSize: typeScale.lead },
  '& .dates': { color: role.inkMuted, fontSize: typeScale.small },
  '& .review': {
    maxInlineSize: MAX_TEXT_WIDTH_PX,
    padding: '12px 16px',
    borderRadius: radius.field,
    border: `1px solid ${role.secondary}`,
    fontSize: typeScale.small,
  },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
  '& .text': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 36, maxInlineSize: MAX_TEXT_WIDTH_PX },
  '& .text h2': { marginBlockEnd: 10 },
  // A contract is looked up rather than read: a step smaller than an article.
  '& .part > div': { fontSize: typeScale.body },
  '& .top': {
    display: 'inline-flex',
    justifySelf: 'start',
    alignItems: 'center',
    gap: 8,
    minBlockSize: touchTarget,
    textDecoration: 'none',
  },
  [BESIDE_MEDIA]: { '& .columns': { gridTemplateColumns: `260px minmax(0, ${MAX_TEXT_WIDTH_PX}px)`, gap: 56 } },
  '@media print': {
    ...getSchemeProperties('light'),
    display: 'block',
    color: role.ink,
    backgroundColor: role.surface,
    // Covers the page's dark background where backgrounds are printed.
    boxShadow: `0 0 0 100vmax ${role.surface}`,
    '& .columns, & .text': { display: 'block', maxInlineSize: 'none' },
    '& section': { marginBlockStart: 24 },
    '& h2': { breakAfter: 'avoid' },
    '& p, & li': { orphans: 3, widows: 3 },
    '& .print, & .top': { display: 'none' },
  },
};
