import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, radius, ring, touchTarget, typeScale } from '../../theme/tokens.ts';

/** Side of a preview. */
const PREVIEW = 88;

const attachedStyles: CSSObject = {
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

export const messageFormStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& .suggestions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .suggestions .MuiChip-root': { minBlockSize: touchTarget },
  '& .suggestions .MuiChip-label': { whiteSpace: 'normal' },
  '& :is(.refusal, [role=alert]):empty': { display: 'none' },
  ...attachedStyles,
  '&.over .MuiInputBase-root': { boxShadow: ring('outline', role.primary) },
  '& .row': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  // Without a label above the text; one line is 48 px high in either script.
  '& .row .MuiInputBase-root': { paddingBlock: '10px', lineHeight: lineBox.chip },
  '& .row textarea': { minBlockSize: '1lh', maxBlockSize: '6lh' },
  '&.block .row textarea': { minBlockSize: '4lh', maxBlockSize: '10lh' },
  '& .note': { marginBlockStart: 4 },
  '& .note:has(> span:empty)': { display: 'none' },
  '& .send': {
    marginBlockStart: 2,
    backgroundColor: role.primary,
    color: role.onPrimary,
    '&:hover, &:focus-visible': { backgroundColor: role.primary },
    '& svg': { inlineSize: 22, blockSize: 22 },
  },
};
