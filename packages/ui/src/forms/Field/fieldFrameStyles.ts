import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, typeScale } from '../../theme/tokens.ts';

export const belowStyles: CSSObject = {
  '& .below': { display: 'flex', gap: 12, minBlockSize: 26 },
  '& .note': { flex: 1 },
};

/** Additions to MUI's field: text at the label's end, a tick, and a counter in the help line. */
export const fieldFrameStyles: CSSObject = {
  ...belowStyles,
  minInlineSize: 0,
  '& .MuiInputLabel-root': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    inlineSize: 'calc(100% - var(--start) - var(--end))',
  },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .optional': { fontWeight: fontWeight.regular },
  '& .mark': { flex: 'none', color: role.success, marginInlineEnd: 2 },
  '& .aside': {
    flex: 'none',
    paddingBlockStart: 4,
    paddingInlineEnd: 4,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    lineHeight: lineHeight.hint,
  },
  '& .aside.over': { color: role.error },
};
