import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

/** The marks of the steps; the lines between them are the theme's. */
export const stepListStyles: CSSObject = {
  '& .mark': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    border: `2px solid ${role.outline}`,
    borderRadius: radius.chip,
    color: role.inkMuted,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .mark.done': { borderColor: role.primary, backgroundColor: role.primary, color: role.onPrimary },
  '& .mark.now': { borderColor: role.primary, color: role.primary },
  '& .mark.stuck': { borderColor: role.error, color: role.error },
};
