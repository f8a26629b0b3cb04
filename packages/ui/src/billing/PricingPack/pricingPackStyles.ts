import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius, typeScale, zIndex } from '../../theme/tokens.ts';
import { offerStyles } from '../PlanCard/planCardStyles.ts';

export const pricingPackStyles: CSSObject = {
  ...offerStyles,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: 24,
  maxInlineSize: 640,
  overflow: 'hidden',
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .latticePattern': {
    position: 'absolute',
    zIndex: zIndex.behind,
    inset: 0,
    color: role.primary,
  },
  '& .details': { display: 'grid', gap: 12, justifyItems: 'start', alignContent: 'start' },
  '& .duration': { fontSize: typeScale.caption, color: role.inkMuted },
  '& .cost': { display: 'grid', gap: 12, alignContent: 'end' },
  [`@media ${minWidthQuery('largePhone')}`]: {
    gridTemplateColumns: '1fr minmax(220px, auto)',
    '& .cost': { paddingInlineStart: 24, borderInlineStart: `1px solid ${role.line}` },
  },
};
