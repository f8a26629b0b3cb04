import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

/** Width of the frame that is held, in pixels. */
export const HANDLE = 44;

export const stripStyles: CSSObject = {
  display: 'grid',
  gap: 8,
  '& .label': { display: 'flex', justifyContent: 'space-between', fontWeight: 600 },
  '& .time': { color: role.inkMuted, fontWeight: 400 },
  '& .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .strip': {
    position: 'relative',
    blockSize: 72,
    touchAction: 'pan-y',
    cursor: 'ew-resize',
    userSelect: 'none',
  },
  '& .frames': {
    display: 'flex',
    blockSize: '100%',
    borderRadius: radius.field,
    overflow: 'hidden',
    backgroundColor: role.surfaceSunken,
  },
  '& .frames img': { flex: '1 1 0', minInlineSize: 0, blockSize: '100%', objectFit: 'cover' },
  '& input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
  '& .handle': {
    position: 'absolute',
    insetBlock: -4,
    insetInlineStart: `calc(var(--share) * (100% - ${HANDLE}px))`,
    inlineSize: HANDLE,
    border: `3px solid ${role.primary}`,
    borderRadius: radius.field,
    boxShadow: `inset 0 0 0 2px ${role.surface}, 0 0 0 2px ${role.surface}`,
  },
  '& input:focus-visible + .handle': { outline: `2px solid ${role.primary}`, outlineOffset: 4 },
};
