import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, touchTarget, typeScale } from '../../theme/tokens.ts';
import { MAX_TEXT_WIDTH_PX } from '../Prose/proseStyles.ts';
import { BESIDE_MEDIA } from '../TableOfContents/contentsStyles.ts';

export const articlePageStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  '& > article': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
  '& > article > header': { display: 'grid', justifyItems: 'start', gap: 8, maxInlineSize: 800 },
  '& .back': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: touchTarget,
    color: role.inkMuted,
    textDecoration: 'none',
  },
  '& .back:hover': { color: role.ink },
  '& > article > header .category': { color: role.secondary, fontWeight: fontWeight.medium },
  '& h1': { fontSize: typeScale.display, textWrap: 'balance' },
  '& > article > header .excerpt': { color: role.inkMuted, fontSize: typeScale.lead },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    color: role.inkMuted,
    fontSize: typeScale.small,
  },
  '& > article > .cover': { maxBlockSize: 360, borderRadius: radius.card },
  '& .dates': { color: role.inkMuted, fontSize: typeScale.small },
  '& .columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
  '& .text': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 36, maxInlineSize: MAX_TEXT_WIDTH_PX },
  '& .text h2': { marginBlockEnd: 12 },
  // On a phone the contents come before the text.
  '& .contents': { order: -1 },
  '& .related > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: 20,
    marginBlockStart: 20,
  },
  '& .related li': { display: 'grid', minInlineSize: 0 },
  [BESIDE_MEDIA]: {
    '& .columns': { gridTemplateColumns: `minmax(0, ${MAX_TEXT_WIDTH_PX}px) minmax(200px, 1fr)`, gap: 48 },
    '& .contents': { order: 0 },
  },
  '@media print': { '& .back, & .line button, & .cover, & .related': { display: 'none' } },
};
