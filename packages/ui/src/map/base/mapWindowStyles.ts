import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, shadow, zIndex } from '../../theme/tokens.ts';
import { simplifiedNoteStyles } from './simplifiedNoteStyles.ts';

/** A map in a `.window`, with its buttons and the shape of its pin. */
export const mapWindowStyles: CSSObject = {
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
  '& .pin path': { stroke: role.surface, strokeWidth: 1.5, fill: 'currentColor' },
  '& .pin circle': { fill: role.surface },
  ...simplifiedNoteStyles,
};
