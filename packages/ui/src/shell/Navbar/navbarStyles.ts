import type { CSSObject } from '@emotion/react';
import { iconButtonStyles } from '../../theme/iconButtonStyles.ts';
import { role } from '../../theme/roles.ts';
import {
  fontWeight,
  layout,
  lineHeight,
  maxWidthQuery,
  minWidthQuery,
  motion,
  radius,
  touchTarget,
  typeScale,
  zIndex,
} from '../../theme/tokens.ts';

const phone = `@media ${maxWidthQuery('tablet')}`;
const narrowMedia = `@media ${maxWidthQuery('beside')}`;
const desktop = `@media ${minWidthQuery('desktop')}`;

/** Bar, and on a phone its links as bottom navigation. */
export const navbarStyles: CSSObject = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.header,
  backgroundColor: role.surface,
  borderBlockEnd: `1px solid ${role.line}`,
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    blockSize: 63,
    maxInlineSize: layout.content + 2 * layout.gutterDesktop,
    marginInline: 'auto',
    paddingInlineStart: layout.gutterPhone,
    paddingInlineEnd: layout.gutterPhone - 10,
    [desktop]: { paddingInlineStart: layout.gutterDesktop, paddingInlineEnd: layout.gutterDesktop - 10 },
  },
  '& .brand': { display: 'inline-flex', textDecoration: 'none', borderRadius: radius.field, marginInlineEnd: 16 },
  '& nav': { display: 'flex', gap: 4 },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: touchTarget,
    paddingInline: 14,
    borderRadius: radius.chip,
    color: role.inkMuted,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    transition: `color ${motion.quick}ms, background-color ${motion.quick}ms`,
    '& svg': { inlineSize: 20, blockSize: 20 },
    '&:hover': { color: role.ink, backgroundColor: role.surfaceSunken },
    '&[aria-current]': { color: role.primary, backgroundColor: role.primarySoft },
  },
  [`@media ${minWidthQuery('tablet')}`]: { '& nav .phone-only': { display: 'none' } },
  '& .search': { flex: 1, minInlineSize: 0, maxInlineSize: 460, marginInlineStart: 'auto' },
  '& .tools': { display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' },
  '& .marked': { position: 'relative' },
  '& .marked::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineEnd: 7,
    inlineSize: 10,
    blockSize: 10,
    border: `1px solid ${role.surface}`,
    borderRadius: radius.round,
    backgroundColor: role.primary,
  },
  '& .open-search': { ...iconButtonStyles, display: 'none', [narrowMedia]: { display: 'inline-grid' } },
  [narrowMedia]: {
    '& .search': {
      display: 'none',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      maxInlineSize: 'none',
      padding: 12,
      backgroundColor: role.surface,
      borderBlockEnd: `1px solid ${role.line}`,
    },
    '&.searching .search': { display: 'block' },
  },
  [phone]: {
    '& nav': {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: zIndex.header,
      gap: 0,
      backgroundColor: role.surface,
      borderBlockStart: `1px solid ${role.line}`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    '& .bar': { gap: 4 },
    '& .brand': { marginInlineEnd: 0 },
    '& .brand .name': {
      fontSize: typeScale.body,
      // Logo without name on the narrowest phones.
      [`@media ${maxWidthQuery('smallPhone')}`]: { fontSize: 0 },
    },
    '& .tools': { gap: 0 },
    '& nav a': {
      flex: 1,
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 2,
      blockSize: 59,
      paddingInline: 4,
      borderRadius: 0,
      fontSize: typeScale.mini,
      lineHeight: lineHeight.snug,
      '& svg': { inlineSize: 24, blockSize: 24 },
      '&[aria-current]': { backgroundColor: 'transparent' },
    },
  },
};
