import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export const longTextStyles: CSSObject = {
  '& textarea.control': {
    blockSize: 'auto',
    minBlockSize: 132,
    maxBlockSize: 360,
    paddingBlock: '30px 12px',
    fieldSizing: 'content',
    resize: 'vertical',
    lineHeight: 'inherit',
  },
  // Written lines scroll away under the name, not through it.
  '& .field .name': {
    insetBlockStart: 0,
    insetInline: '1px 16px',
    paddingBlock: '5px 2px',
    paddingInline: 13,
    borderRadius: radius.field,
    backgroundColor: role.surface,
  },
  '& .field:has(.control:disabled) .name': { backgroundColor: 'transparent' },
};
