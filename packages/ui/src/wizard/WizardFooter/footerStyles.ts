import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { layout, maxWidthQuery, minWidthQuery, phoneBarHeight, zIndex } from '../../theme/tokens.ts';

export const footerStyles: CSSObject = {
  position: 'sticky',
  insetBlockEnd: phoneBarHeight,
  zIndex: zIndex.pinned,
  // Covers the page's gutters, so that scrolled content does not show at the sides.
  marginInline: -layout.gutterPhone,
  padding: `8px ${layout.gutterPhone}px`,
  borderBlockStart: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  // The longest labels take a second line on the narrowest phones.
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .forward': { flex: 1 },
  '& .problem': { alignItems: 'center', marginBlockEnd: 12 },
  // The message is beside its button on a phone too, to save height.
  '& .problem .MuiAlert-message': { flexBasis: 120 },
  [`@media ${maxWidthQuery('tablet')}`]: {
    '& .previous, & .forward': { paddingInline: 12 },
    '& .clear': { paddingInline: 8 },
    '& .problem': { paddingBlock: 4, marginBlockEnd: 8 },
  },
  [`@media ${minWidthQuery('tablet')}`]: {
    position: 'static',
    marginInline: 0,
    paddingBlock: '20px 0',
    paddingInline: 0,
    backgroundColor: 'transparent',
    '& .line': { gap: 12 },
    '& .forward': { flex: 'none', minInlineSize: 160, marginInlineStart: 'auto' },
  },
};
