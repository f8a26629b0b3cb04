import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export const distributionStyles: CSSObject = {
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  '& .bars': {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    gap: 3,
    blockSize: 120,
    borderBlockEnd: `1px solid ${role.outline}`,
  },
  '& .bar': {
    flex: 1,
    minBlockSize: 2,
    borderRadius: `${radius.mark}px ${radius.mark}px 0 0`,
    backgroundColor: `color-mix(in oklab, ${role.primary} 34%, ${role.surface})`,
  },
  // Distinguished by pattern too, not by colour alone.
  '& .bar.currentBucket': {
    backgroundColor: role.secondary,
    backgroundImage: `repeating-linear-gradient(45deg, transparent 0 5px, ${role.surface} 5px 6px)`,
  },
  '& .median': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'var(--at)',
    borderInlineStart: `2px dashed ${role.ink}`,
  },
  '& .axisEnds': {
    display: 'flex',
    justifyContent: 'space-between',
    marginBlockStart: 4,
    color: role.inkMuted,
    fontSize: typeScale.caption,
  },
  '& figcaption': { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', marginBlockStart: 8 },
  '& .key': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& .key::before': { content: '""', flex: 'none', inlineSize: 14, blockSize: 14 },
  '& .key.currentBucket::before': {
    borderRadius: radius.mark,
    backgroundColor: role.secondary,
    backgroundImage: `repeating-linear-gradient(45deg, transparent 0 3px, ${role.surface} 3px 4px)`,
  },
  '& .key.middle::before': { inlineSize: 0, borderInlineStart: `2px dashed ${role.ink}` },
};
