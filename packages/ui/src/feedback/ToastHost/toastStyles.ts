import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, shadow } from '../../theme/tokens.ts';

export const toastStyles: CSSObject = {
  '& .toast': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: 'min(400px, calc(100vw - 40px))',
    minBlockSize: 56,
    paddingBlock: 6,
    paddingInlineStart: 16,
    paddingInlineEnd: 6,
    border: `1px solid ${role.line}`,
    borderRadius: radius.field,
    backgroundColor: role.surfaceRaised,
    color: role.ink,
    boxShadow: shadow,
    touchAction: 'pan-y',
    cursor: 'grab',
    userSelect: 'none',
  },
  '& .toast > svg': { flex: 'none', color: role.primary },
  '& .toast.success > svg': { color: role.success },
  '& .toast.warning > svg': { color: role.warning },
  '& .toast.error > svg': { color: role.error },
  '& p': { flex: 1, textAlign: 'start', lineHeight: 1.5 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    backgroundColor: 'transparent',
    color: role.inkMuted,
  },
};
