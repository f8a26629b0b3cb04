import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, shadow, touchTarget, typeScale, zIndex } from '../../theme/tokens.ts';
import { simplifiedNoteStyles } from '../base/simplifiedNoteStyles.ts';

export const pinPickerStyles: CSSObject = {
  display: 'grid',
  gap: 8,
  '& .window': {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    blockSize: 320,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.background,
  },
  '& .side': {
    position: 'absolute',
    zIndex: zIndex.overlay,
    insetBlockStart: 12,
    insetInlineEnd: 12,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: radius.field,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
    boxShadow: shadow,
    '& button': { borderRadius: 0 },
    '& button:focus-visible': { outlineOffset: -3 },
  },
  // The tip at the bottom of the box marks the position.
  '& .pin[data-x]': {
    alignSelf: 'end',
    display: 'block',
    inlineSize: touchTarget,
    padding: '0 2px',
    border: 0,
    background: 'none',
    color: role.primary,
    cursor: 'grab',
    touchAction: 'none',
    '&:active': { cursor: 'grabbing' },
    '& svg': { display: 'block' },
    '& path': { stroke: role.surface, strokeWidth: 1.5, fill: 'currentColor' },
    '& circle': { fill: role.surface },
    '&:focus-visible': { outline: `2px solid ${role.primary}`, outlineOffset: 2, borderRadius: radius.inner },
  },
  ...simplifiedNoteStyles,
  '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .status': { flex: '1 1 auto', margin: 0, color: role.inkMuted, fontSize: typeScale.small },
};
