import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, motion, radius } from '../../theme/tokens.ts';

export const actionSwitchStyles: CSSObject = {
  display: 'inline-flex',
  maxInlineSize: 'max-content',
  flex: 'none',
  border: `1px solid ${role.outline}`,
  borderRadius: radius.chip,
  backgroundColor: role.surface,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 42,
    paddingInline: 14,
    borderRadius: radius.chip,
    color: role.ink,
    lineHeight: lineHeight.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.quick}ms, color ${motion.quick}ms`,
  },
  '& a:hover': { color: role.primary },
  '& a[aria-current]': { backgroundColor: role.primary, color: role.onPrimary, fontWeight: fontWeight.medium },
};
