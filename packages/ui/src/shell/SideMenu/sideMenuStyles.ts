import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale, zIndex } from '../../theme/tokens.ts';

export const sideMenuStyles: CSSObject = {
  '& .head': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.raised,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: 64,
    paddingInlineStart: 20,
    paddingInlineEnd: 8,
    backgroundColor: role.surfaceRaised,
  },
  '& .account': { display: 'grid', gap: 12, paddingInline: 20, paddingBlock: '4px 16px', color: role.inkMuted },
  '& .greeting': { display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& nav': { flex: 1, paddingInline: 8, paddingBlockEnd: 12 },
  '& nav section': { borderBlockStart: `1px solid ${role.line}`, paddingBlock: 8 },
  '& nav h2': {
    paddingInline: 12,
    paddingBlock: '8px 4px',
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
    color: role.inkMuted,
  },
  '& nav a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 46,
    paddingInline: 12,
    borderRadius: radius.field,
    color: role.ink,
    textDecoration: 'none',
    '& svg': { color: role.inkMuted, flex: 'none' },
    '& .MuiBadge-root': { marginInlineStart: 'auto' },
    '&:hover': { backgroundColor: role.surfaceSunken },
    '&[aria-current]': { backgroundColor: role.primarySoft, color: role.primary, fontWeight: fontWeight.medium },
    '&[aria-current] svg': { color: role.primary },
  },
  '& .foot': { paddingInline: 8, paddingBlock: 8, borderBlockStart: `1px solid ${role.line}` },
  '& .row': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
};
