import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, motion, radius, touchTarget, typeScale } from '../../theme/tokens.ts';

const oneLineStyles = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const suggestionsStyles: CSSObject = {
  paddingBlock: 6,
  '&:not(:has([role=option]))': { padding: 0 },
  '& .heading': {
    paddingBlock: 6,
    paddingInline: 16,
    color: role.inkMuted,
    fontSize: typeScale.caption,
  },
  '& .suggestion-row': { display: 'flex', alignItems: 'center' },
  '& .choice': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 12,
    minInlineSize: 0,
    minBlockSize: touchTarget,
    paddingInline: 16,
    color: role.ink,
    textDecoration: 'none',
    transition: `background-color ${motion.quick}ms`,
  },
  '& .choice > svg': { flex: 'none', color: role.inkMuted },
  '& .choice:hover': { backgroundColor: role.surfaceSunken },
  // The active option looks focused.
  '& .choice[aria-selected=true]': {
    backgroundColor: role.primarySoft,
    outline: `2px solid ${role.primary}`,
    outlineOffset: -2,
  },
  '& .choice[aria-selected=true] > svg': { color: role.primary },
  '& .name': { ...oneLineStyles, flex: 1, minInlineSize: 0 },
  '& .note': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .total': {
    flex: 'none',
    color: role.inkMuted,
    fontSize: typeScale.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .remover': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: touchTarget,
    blockSize: touchTarget,
    marginInlineEnd: 4,
    padding: 0,
    border: 0,
    borderRadius: radius.chip,
    background: 'none',
    color: role.inkMuted,
  },
  '& .remover:hover': { backgroundColor: role.surfaceSunken, color: role.ink },
  '& .forget-all': {
    minBlockSize: touchTarget,
    paddingInline: 16,
    border: 0,
    background: 'none',
    color: role.primary,
    fontWeight: fontWeight.medium,
  },
  '& .forget-all:hover': { textDecoration: 'underline' },
};
