import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { layout, radius } from '../../theme/tokens.ts';

export const footerStyles: CSSObject = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  // Over the page's gutters, so that what scrolls below does not show at the sides.
  marginInline: -layout.gutterPhone,
  padding: `12px ${layout.gutterPhone}px calc(12px + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .line': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .forward': { flex: 1 },
  '& .problem': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 8,
    marginBlockEnd: 12,
    padding: '10px 12px',
    borderRadius: radius.field,
    backgroundColor: role.errorSoft,
    color: role.error,
    fontWeight: 500,
  },
  '& .problem svg': { flex: 'none', marginBlockStart: '0.15em' },
  // A phone has room for the sign alone.
  '@media (max-width: 719px)': {
    '& .previous, & .forward': { paddingInline: 12 },
    '& .clear': { minInlineSize: 44, paddingInline: 0, gap: 0 },
    '& .clear .words': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  '@media (min-width: 720px)': {
    position: 'static',
    marginInline: 0,
    paddingBlock: '20px 0',
    paddingInline: 0,
    backgroundColor: 'transparent',
    '& .line': { gap: 12 },
    '& .forward': { flex: 'none', minInlineSize: 160, marginInlineStart: 'auto' },
  },
};
