import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export const railStyles: CSSObject = {
  '& .head': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 44, marginBlockEnd: 12 },
  '& .action': { marginInlineStart: 'auto' },
  '& .arrows': { display: 'none', gap: 8 },
  '& .head > .arrows:nth-of-type(1)': { marginInlineStart: 'auto' },
  '@media (hover: hover)': { '& .arrows': { display: 'flex' } },
  '& .arrows button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    borderRadius: radius.chip,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
    color: role.ink,
  },
  '& .arrows button:hover': { borderColor: role.outline },
  '& .line': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(290px, 78vw)',
    gap: 16,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    paddingBlock: 4,
  },
  '& .line > li': { display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' },
};
