import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale, zIndex } from '../../theme/tokens.ts';

export const nameFormStyles: CSSObject = {
  '& .name-form': { display: 'grid', flex: 1, gap: 16, minInlineSize: 0 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
};

export const savedStyles: CSSObject = {
  display: 'grid',
  gap: 12,
  ...nameFormStyles,
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 92,
    paddingBlock: 12,
    paddingInlineStart: 16,
    paddingInlineEnd: 8,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& > li:has(.name:hover)': { borderColor: role.primary },
  '& .textBlock': { display: 'grid', flex: '1 1 0', gap: 2, minInlineSize: 0 },
  '& .name': {
    overflow: 'hidden',
    color: role.ink,
    fontSize: typeScale.lead,
    fontWeight: fontWeight.rowName,
    textDecoration: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // The whole row is a link; its buttons are above it.
  '& .name::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '& .name:focus-visible': { outline: 'none' },
  '& .name:focus-visible::after': { outline: `2px solid ${role.primary}`, outlineOffset: 2 },
  '& .note': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .fresh': { justifySelf: 'start', color: role.inkMuted, fontSize: typeScale.caption },
  '& .fresh.some': {
    paddingInline: 10,
    borderRadius: radius.chip,
    backgroundColor: role.primarySoft,
    color: role.primary,
    fontWeight: fontWeight.medium,
  },
  '& .tool.on': { color: role.primary },
  '& .alert': {
    position: 'relative',
    zIndex: zIndex.raised,
    flex: '1 1 100%',
    minInlineSize: 0,
    marginBlockStart: 8,
    paddingBlockStart: 16,
    paddingInlineEnd: 8,
    borderBlockStart: `1px solid ${role.line}`,
  },
  '& .tool': { position: 'relative', zIndex: zIndex.raised, flex: 'none' },
  '& > .waiting': { display: 'grid', alignContent: 'center', gap: 12 },
  '& .bar': {
    display: 'block',
    inlineSize: 'min(120px, 40%)',
    blockSize: 14,
    borderRadius: radius.inner,
    backgroundColor: role.surfaceSunken,
  },
  '& .bar.long': { inlineSize: 'min(280px, 80%)' },
  '& > .removed': {
    justifyContent: 'space-between',
    borderStyle: 'dashed',
    backgroundColor: 'transparent',
    color: role.inkMuted,
  },
  '& > .removed p': { overflowWrap: 'anywhere' },
  '& > .renaming': { paddingBlock: 16, paddingInlineEnd: 16 },
};
