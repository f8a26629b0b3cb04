import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { layout, radius } from '../../theme/tokens.ts';

export const railStyles: CSSObject = {
  '& .head': { display: 'flex', alignItems: 'center', gap: 16, minBlockSize: 44, marginBlockEnd: 12 },
  '& .action': { marginInlineStart: 'auto' },
  '& .turn': { display: 'none', gap: 8 },
  '& .head > :last-child': { marginInlineStart: 'auto' },
  '& .action + .turn': { marginInlineStart: 0 },
  '@media (hover: hover)': { '& .turn': { display: 'flex' } },
  '& .turn button': {
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
  '& .turn button:hover': { borderColor: role.outline },
  '& .line': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(80vw, 300px)',
    gap: 16,
    overflowX: 'auto',
    scrollBehavior: 'smooth',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    marginInline: -layout.gutterPhone,
    paddingBlock: 4,
    paddingInline: layout.gutterPhone,
    scrollPaddingInline: layout.gutterPhone,
  },
  '& .line > li': { display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' },
  '@media (min-width: 900px)': {
    '& .line': {
      marginInline: 0,
      paddingInline: 0,
      scrollPaddingInline: 0,
      gridAutoColumns: 'max(280px, (100% - 48px) / 4)',
    },
  },
};
