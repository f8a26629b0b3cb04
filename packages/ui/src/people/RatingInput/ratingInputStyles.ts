import type { CSSObject } from '@emotion/react';
import { focusRing } from '../../theme/focusRing.ts';
import { role } from '../../theme/roles.ts';
import { motion, radius } from '../../theme/tokens.ts';

export const ratingInputStyles: CSSObject = {
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  '& legend': { padding: 0, fontWeight: 500 },
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: -6 },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 48,
    borderRadius: radius.field,
    color: role.outline,
    cursor: 'pointer',
  },
  '& label.on': { color: role.superior },
  '& label svg': { transition: `fill ${motion.quick}ms`, fill: 'transparent' },
  '& label.on svg': { fill: 'currentColor' },
  '& label:has(input:focus-visible)': { ...focusRing, outlineOffset: -2 },
  '& fieldset:disabled label': { cursor: 'default' },
  '& .says': { marginInlineStart: 12, color: role.inkMuted },
  '& .says.problem': { color: role.error },
};
