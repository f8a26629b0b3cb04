import type { CSSObject } from '@emotion/react';
import { motion, radius, role } from '@mashrabiya/ui';

export const motionStyles: CSSObject = {
  display: 'grid',
  gap: 24,
  '& .runway': {
    position: 'relative',
    blockSize: 44,
    marginBlockEnd: 8,
    borderRadius: radius.chip,
    backgroundColor: role.surfaceSunken,
  },
  '& .runner': {
    position: 'absolute',
    insetBlock: 6,
    inlineSize: 32,
    insetInlineStart: 6,
    borderRadius: radius.chip,
    backgroundColor: role.primary,
    transitionProperty: 'inset-inline-start',
    transitionTimingFunction: motion.easing,
  },
  '&.there .runner': { insetInlineStart: 'calc(100% - 38px)' },
};

export const curveStyles: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 32,
  '& svg': { inlineSize: 200, blockSize: 200, overflow: 'visible', color: role.primary },
  '& .frame': { fill: role.surface, stroke: role.line },
  '& .even': { stroke: role.outline, strokeDasharray: '4 4' },
  '& .curve': { stroke: 'currentColor', strokeWidth: 3, fill: 'none' },
  '& > p': { flex: '1 1 260px', maxInlineSize: '48ch' },
};
