import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, motion, radius, typeScale } from '../../theme/tokens.ts';

const HEIGHT = 176;

const lines = ['0%', '50%', '100%'];

export const chartStyles: CSSObject = {
  position: 'relative',
  minInlineSize: 0,
  padding: 20,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  fontVariantNumeric: 'tabular-nums',
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 16px',
  },
  '& .total': { color: role.inkMuted },
  '& .selection': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 10,
    marginBlock: '12px 16px',
  },
  '& .selection strong': { fontSize: typeScale.title, fontWeight: fontWeight.figure, color: role.primary },
  '& .selection span': { color: role.inkMuted },
  '& .plot': { display: 'grid', gridTemplate: `${HEIGHT}px auto / 1fr auto`, gap: '8px 10px' },
  '& .bars': {
    position: 'relative',
    minInlineSize: 0,
    cursor: 'crosshair',
    touchAction: 'pan-y',
    borderRadius: radius.mark,
    backgroundImage: lines.map(() => `linear-gradient(${role.line}, ${role.line})`).join(', '),
    backgroundSize: '100% 1px',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: lines.map((at) => `0 ${at}`).join(', '),
  },
  '& .bars svg': { position: 'absolute', inset: 0, overflow: 'hidden' },
  '& .column': { fill: role.primarySoft },
  '& .bar': {
    fill: `color-mix(in oklab, ${role.primary} 72%, ${role.surface})`,
    transition: `fill ${motion.quick}ms`,
  },
  '& .bar.on': { fill: role.primary },
  '& .scale': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    marginBlock: -9,
    fontSize: typeScale.caption,
    lineHeight: lineBox.mark,
    color: role.inkMuted,
  },
  '& .dates': {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: typeScale.caption,
    color: role.inkMuted,
  },
  '& .noFigures, & .loadingBars': { blockSize: HEIGHT + 72 },
  '& .noFigures': { display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 4, textAlign: 'center' },
  '& .noFigures .explanation': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .loadingBars': {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& .loadingBars span': { inlineSize: '5%', borderRadius: radius.mark, backgroundColor: role.surfaceSunken },
};
