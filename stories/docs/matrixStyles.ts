import type { CSSObject } from '@emotion/react';
import { fontWeight, radius, role } from '@mashrabiya/ui';

export const chooserStyles: CSSObject = {
  display: 'grid',
  gap: 6,
  maxInlineSize: 360,
  '& select': {
    minBlockSize: 48,
    paddingInline: 14,
    borderRadius: radius.field,
    border: `1px solid ${role.outline}`,
    backgroundColor: role.surface,
  },
};

export const matrixStyles: CSSObject = {
  overflowX: 'auto',
  marginBlockStart: 24,
  paddingBlockEnd: 12,
  '& > table': {
    inlineSize: 'calc(100% + 16px)',
    borderCollapse: 'separate',
    borderSpacing: '8px 0',
    marginInline: -8,
  },
  '& > table > thead th': {
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    color: role.inkMuted,
    paddingBlockEnd: 8,
  },
  '& > table > tbody > tr > th': { textAlign: 'start', fontWeight: fontWeight.semibold, paddingBlock: '28px 8px' },
  '& > table > tbody > tr > td': {
    inlineSize: '25%',
    minInlineSize: 292,
    padding: 0,
    blockSize: 1,
    verticalAlign: 'top',
  },
  '& > table > tbody > tr > td:has(iframe)': { minInlineSize: 390 },
  '& .cell': {
    display: 'grid',
    alignItems: 'start',
    blockSize: '100%',
    padding: 20,
    borderRadius: radius.field,
    border: `1px solid ${role.line}`,
    backgroundColor: role.background,
    color: role.ink,
  },
  '& .cell > *': { minInlineSize: 0 },
  '& iframe': { display: 'block', inlineSize: '100%', border: 0, borderRadius: radius.field },
};
