import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, motion, touchTarget, typeScale, zIndex } from '../../theme/tokens.ts';

export const ownerCardStyles: CSSObject = {
  '& .corners': {
    position: 'absolute',
    insetBlockStart: 12,
    insetInline: 12,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    pointerEvents: 'none',
  },
  '& .body': { flex: 'none' },
  '& .owner': { flex: 1, display: 'flex', flexDirection: 'column', paddingInline: 16, paddingBlockEnd: 16 },
  '& .figures': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    paddingBlock: 12,
    borderBlockStart: `1px solid ${role.line}`,
  },
  '& .figures > div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' },
  '& .figures > div + div': { borderInlineStart: `1px solid ${role.line}` },
  '& .figures dt': { fontSize: typeScale.caption, lineHeight: lineBox.caption, color: role.inkMuted },
  '& .figures dd': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontWeight: fontWeight.semibold,
    lineHeight: lineBox.chip,
  },
  '& .figures svg': { color: role.inkMuted },
  '& .leads': { display: 'flex', alignItems: 'center', gap: 6, minBlockSize: touchTarget, marginBlock: -10 },
  // Above the link that covers the card.
  '& .notices, & .actions, & .leads': { position: 'relative', zIndex: zIndex.raised },
  '& .notices': { display: 'grid', gap: 8, marginBlockEnd: 12 },
  // In one line with those of the other cards in the row.
  '& .actions': { marginBlockStart: 'auto' },
  // The picture alone: texts on it stay readable.
  '& .window :is(img, .lattice)': { transition: `opacity ${motion.calm}ms` },
  '&[aria-busy=true] .window :is(img, .lattice)': { opacity: 0.5 },
};
