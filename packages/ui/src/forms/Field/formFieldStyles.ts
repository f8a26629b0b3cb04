import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

/** What a form's field has beyond MUI's: a word at the name's end, a tick, and a counter in the line below. */
export const formFieldStyles: CSSObject = {
  minInlineSize: 0,
  '& .MuiInputLabel-root': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 8,
    inlineSize: 'calc(100% - var(--start) - var(--end))',
  },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .optional': { fontWeight: 400 },
  '& .tick': { flex: 'none', color: role.success, marginInlineEnd: 2 },
  '& .below': { display: 'flex', gap: 12, minBlockSize: 26 },
  '& .MuiFormHelperText-root': { flex: 1 },
  '& .aside': {
    flex: 'none',
    paddingBlockStart: 4,
    paddingInlineEnd: 4,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    lineHeight: 1.65,
  },
  '& .aside.over': { color: role.error },
};
