import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, zIndex } from '../../theme/tokens.ts';
import { groupStyles, placeStyles } from '../FilterPanel/filterPanelStyles.ts';

const NAVBAR = 'var(--navbar-height, 64px)';

/** Sticky, with its own scrolling. */
export const filterColumnStyles: CSSObject = {
  position: 'sticky',
  insetBlockStart: `calc(${NAVBAR} + 12px)`,
  boxSizing: 'border-box',
  maxBlockSize: `calc(100dvh - ${NAVBAR} - 24px)`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '& .head': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.panel,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minBlockSize: 56,
    paddingInlineStart: 20,
    paddingInlineEnd: 4,
    borderBlockEnd: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  ...groupStyles,
  ...placeStyles,
  '& .rangeEnds': { display: 'grid', gridTemplateColumns: '1fr', gap: 0 },
};
