import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, layout, minWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

const DESKTOP = `@media ${minWidthQuery('desktop')}`;

/** Boxes shared by a property's page and its skeleton. */
export const detailBoxes: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minInlineSize: 0,
  '& > .bar': { marginBlockEnd: -12 },
  '& .columns': { display: 'grid', gap: 40 },
  '& .main': { display: 'flex', flexDirection: 'column', gap: 40, minInlineSize: 0 },
  '& .box': { borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
  '& .box.text': { blockSize: 160 },
  '& .box.seller': { blockSize: 236, borderRadius: radius.card },
  [DESKTOP]: {
    gap: 32,
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 56 },
    '& .side': { position: 'sticky', insetBlockStart: 96, alignSelf: 'start' },
  },
};

export const detailLooks: CSSObject = {
  // Room for the sticky bar when a link scrolls here.
  '& > .similar': { scrollMarginBlockStart: 96 },
  '& .gallery > .chip': { position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 },
  '& .gallery > .favorite': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 },
  '& .intro': { display: 'flex', flexDirection: 'column', gap: 20 },
  '& .intro > div:first-of-type': { display: 'grid', gap: 6 },
  '& .kind': { fontWeight: fontWeight.medium, color: role.primary },
  '& .intro .area': { color: role.inkMuted },
  '& .intro .area a': { color: 'inherit' },
  '& .intro .confirmed': { color: role.success },
  '& .intro .facts': { paddingBlock: 14, borderBlock: `1px solid ${role.line}`, fontSize: typeScale.lead },
  '& .main > section > h2': { marginBlockEnd: 16 },
  '& .description': { whiteSpace: 'pre-line', maxInlineSize: '68ch' },
  '& .printed': { display: 'none' },
  '& .contact': { marginInline: -layout.gutterPhone },
  [DESKTOP]: { '& .contact': { display: 'none' } },
};
