import type { CSSObject } from '@emotion/react';
import { fontWeight, lineHeight, maxWidthQuery, radius, role, typeScale, zIndex } from '@mashrabiya/ui';

const badge: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 22,
  blockSize: 22,
  borderRadius: radius.chip,
  fontSize: typeScale.mini,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.single,
  color: role.onSecondary,
  backgroundColor: role.secondary,
};

export const anatomyStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(260px, 2fr)',
  gap: 24,
  alignItems: 'start',
  '& > .stage': {
    position: 'relative',
    padding: 32,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.background,
  },
  '& > .stage > .shown': { marginInline: 'auto' },
  '& > .stage > .mark': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    borderRadius: radius.inner,
    outline: `1.5px dashed ${role.secondary}`,
    outlineOffset: 2,
    zIndex: zIndex.floating,
    pointerEvents: 'none',
  },
  '& > .stage > .mark > span': { ...badge, position: 'absolute', insetBlockStart: -12, insetInlineStart: -12 },
  '& > ol': { display: 'grid', gap: 14 },
  '& > ol > li': { display: 'grid', gridTemplateColumns: '22px 1fr', gap: 12 },
  '& > ol > li > span': { ...badge, marginBlockStart: 1 },
  '& > ol > li > p > strong': { fontWeight: fontWeight.semibold },
  [`@media ${maxWidthQuery('tablet')}`]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .stage': { padding: 20 } },
};
