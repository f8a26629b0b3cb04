import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, ring, touchTarget, typeScale } from '../../theme/tokens.ts';

export const HANDLE_SIZE_PX = touchTarget;

export const EDGE_WIDTH_PX = 24;

/** Left position of an edge, from the share of time before it. */
const toPosition = (shareProperty: string) => `calc(var(${shareProperty}) * (100% - ${2 * EDGE_WIDTH_PX}px))`;

const trimStyles: CSSObject = {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& .trimmedPart': {
    position: 'absolute',
    insetBlock: 0,
    backgroundColor: `color-mix(in srgb, ${role.surface} 72%, transparent)`,
    pointerEvents: 'none',
  },
  '& .trimmedPart.before': { insetInlineStart: 0, inlineSize: toPosition('--start') },
  '& .trimmedPart.after': {
    insetInlineEnd: 0,
    insetInlineStart: `calc(${toPosition('--end')} + ${2 * EDGE_WIDTH_PX}px)`,
  },
  '& .edge': {
    position: 'absolute',
    insetBlock: -4,
    inlineSize: EDGE_WIDTH_PX,
    borderRadius: radius.inner,
    backgroundColor: role.primary,
    boxShadow: ring('outline', role.surface),
    pointerEvents: 'none',
  },
  '& .edge::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '32%',
    insetInline: (EDGE_WIDTH_PX - 4) / 2,
    borderRadius: radius.chip,
    backgroundColor: role.onPrimary,
  },
  '& .edge.start': { insetInlineStart: toPosition('--start') },
  '& .edge.end': { insetInlineStart: `calc(${toPosition('--end')} + ${EDGE_WIDTH_PX}px)` },
  '& input.start:focus-visible ~ .edge.start, & input.end:focus-visible ~ .edge.end': {
    outline: `2px solid ${role.primary}`,
    outlineOffset: 4,
  },
};

export const stripStyles: CSSObject = {
  display: 'grid',
  gap: 8,
  ...trimStyles,
  '& .label': { display: 'flex', justifyContent: 'space-between', fontWeight: fontWeight.semibold },
  '& .time': { color: role.inkMuted, fontWeight: fontWeight.regular },
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
    insetInlineStart: `calc(var(--share) * (100% - ${HANDLE_SIZE_PX}px))`,
    inlineSize: HANDLE_SIZE_PX,
    border: `3px solid ${role.primary}`,
    borderRadius: radius.field,
    boxShadow: `inset ${ring('outline', role.surface)}, ${ring('outline', role.surface)}`,
  },
  '& input:focus-visible + .handle': { outline: `2px solid ${role.primary}`, outlineOffset: 4 },
};
