import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';
import { MAX_TEXT_WIDTH_PX } from '../Prose/proseStyles.ts';
import { BESIDE_MEDIA } from '../TableOfContents/contentsStyles.ts';

export const aboutPageStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  '& header': {
    position: 'relative',
    display: 'grid',
    gap: 16,
    padding: 'clamp(24px, 5vw, 64px)',
    overflow: 'hidden',
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& header .lattice': { position: 'absolute', inset: 0, color: role.primary },
  '& header > :not(.lattice)': { position: 'relative' },
  '& h1': { fontSize: typeScale.display },
  '& .summary': { maxInlineSize: '62ch', fontSize: typeScale.lead },
  '& .dates': { color: role.inkMuted, fontSize: typeScale.small },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
  '& .text': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 36, maxInlineSize: MAX_TEXT_WIDTH_PX },
  '& .text h2': { marginBlockEnd: 10 },
  [BESIDE_MEDIA]: { '& .columns': { gridTemplateColumns: `260px minmax(0, ${MAX_TEXT_WIDTH_PX}px)`, gap: 56 } },
};
