import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, motion, typeScale, zIndex } from '../../theme/tokens.ts';

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
  '& .owner': { paddingInline: 16, paddingBlockEnd: 16 },
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
  '& .extra': { position: 'relative', zIndex: zIndex.raised, display: 'grid', gap: 8, marginBlockEnd: 12 },
  // Above the link that covers the card.
  '& .actions': {
    position: 'relative',
    zIndex: zIndex.raised,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 8,
  },
  '& .actions .remove': { color: role.error },
  '& .actions .remove:hover': { backgroundColor: role.errorSoft },
  '& .window': { transition: `opacity ${motion.calm}ms` },
  '&[aria-busy=true] .window': { opacity: 0.5 },
};
