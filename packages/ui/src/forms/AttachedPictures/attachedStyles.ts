import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, touchTarget, typeScale } from '../../theme/tokens.ts';

const PREVIEW = 88;

export const attachedStyles: CSSObject = {
  '& .attached': { display: 'grid', gap: 8 },
  '& .attached ul': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .attached li': {
    position: 'relative',
    overflow: 'hidden',
    inlineSize: PREVIEW,
    blockSize: PREVIEW,
    border: `1px solid ${role.line}`,
    borderRadius: radius.inner,
    backgroundColor: role.surfaceSunken,
  },
  '& .attached li:has(:focus-visible)': { overflow: 'visible' },
  '& .attached li.failed': { borderColor: role.error },
  '& .attached img': { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  '& .attached :is(.uploading, .failed) img': { opacity: 0.5 },
  '& .attached .MuiLinearProgress-root': {
    position: 'absolute',
    insetInline: 8,
    insetBlockEnd: 8,
    inlineSize: 'auto',
  },
  '& .attached button': {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    padding: 0,
    border: 0,
    background: 'none',
    color: role.ink,
    fontSize: typeScale.mini,
  },
  '& .attached .remove': { insetBlockStart: 0, insetInlineEnd: 0, inlineSize: touchTarget, blockSize: touchTarget },
  '& .attached .remove::before': {
    content: '""',
    position: 'absolute',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: radius.round,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
  },
  '& .attached .remove svg': { position: 'relative' },
  '& .attached .retry': {
    insetInline: 0,
    insetBlockEnd: 0,
    minBlockSize: touchTarget,
    backgroundColor: `color-mix(in oklab, ${role.surface}, transparent 16%)`,
    fontWeight: fontWeight.medium,
  },
  '& .attached .problem': { color: role.error, fontSize: typeScale.caption },
};
