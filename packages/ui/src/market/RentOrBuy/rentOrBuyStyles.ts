import type { CSSObject } from '@emotion/react';
import { chartStyles } from '../../my-listings/FiguresChart/chartStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, typeScale } from '../../theme/tokens.ts';
import { adviceStyles } from '../Affordability/adviceStyles.ts';

export const comparisonStyles: CSSObject = {
  ...chartStyles,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& .comparisonResult': {
    color: role.primary,
    fontSize: typeScale.title,
    fontWeight: fontWeight.figure,
    lineHeight: lineHeight.snug,
  },
  '& .finalYear': { color: role.inkMuted },
  '& .selection': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 20px', marginBlock: 8 },
  '& .selection > span:first-of-type': { color: role.ink, fontWeight: fontWeight.semibold },
  '& .key': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, color: role.ink },
  '& .key::before': { content: '""', inlineSize: 20, borderBlockStart: `3px solid ${role.primary}` },
  '& .key.renter::before': { borderBlockStart: `3px dashed ${role.secondary}` },
  '& .line': { fill: 'none', stroke: role.primary, strokeWidth: 2.5, vectorEffect: 'non-scaling-stroke' },
  '& .line.renter': { stroke: role.secondary, strokeDasharray: '6 5' },
  '& .plot': { ...(chartStyles['& .plot'] as CSSObject), marginBlockEnd: 8 },
};

export const rentOrBuyStyles: CSSObject = {
  ...adviceStyles,
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { captionSide: 'top', paddingBlock: 8, color: role.inkMuted, fontSize: typeScale.caption },
  '& table th, & table td': {
    paddingBlock: 8,
    paddingInline: 8,
    textAlign: 'start',
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& .leads td:first-of-type': { color: role.primary, fontWeight: fontWeight.semibold },
};
