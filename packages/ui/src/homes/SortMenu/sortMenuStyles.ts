import type { CSSObject } from '@emotion/react';
import { SORT_MENU_WIDTH_PX } from '@mashrabiya/contract/constants';
import { role } from '../../theme/roles.ts';
import { radius, shadow } from '../../theme/tokens.ts';

const option: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 44,
  paddingInline: 16,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: role.ink,
  textAlign: 'start',
  textDecoration: 'none',
};

export const sortMenuStyles: CSSObject = {
  position: 'relative',
  blockSize: 'fit-content',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 14,
    borderRadius: radius.field,
    border: `1px solid ${role.outline}`,
    backgroundColor: role.surface,
    cursor: 'pointer',
    listStyle: 'none',
    whiteSpace: 'nowrap',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary': { borderColor: role.primary, color: role.primary },
  '& ul': {
    position: 'absolute',
    zIndex: 20,
    insetBlockStart: 'calc(100% + 6px)',
    insetInlineEnd: 0,
    inlineSize: SORT_MENU_WIDTH_PX,
    padding: 6,
    borderRadius: radius.field,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surfaceRaised,
    boxShadow: shadow,
  },
  '& li > *': option,
  '& li > *:hover': { backgroundColor: role.surfaceSunken },
  '& li > [aria-current=true]': { color: role.primary, backgroundColor: role.primarySoft, fontWeight: 500 },
};
