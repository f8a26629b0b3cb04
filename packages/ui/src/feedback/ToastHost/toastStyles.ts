import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { shadow } from '../../theme/tokens.ts';

export const toastStyles: CSSObject = {
  inlineSize: 'min(400px, calc(100vw - 40px))',
  alignItems: 'center',
  paddingBlock: 6,
  paddingInlineEnd: 6,
  borderColor: role.line,
  backgroundColor: role.surfaceRaised,
  boxShadow: shadow,
  touchAction: 'pan-y',
  cursor: 'grab',
  userSelect: 'none',
  '& .MuiAlert-message': { flex: 1 },
  '& .MuiAlert-action': { alignItems: 'center', margin: 0 },
};
