import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import {
  fontWeight,
  layout,
  lineBox,
  lineHeight,
  maxWidthQuery,
  minWidthQuery,
  motion,
  radius,
  shadow,
  touchTarget,
  typeScale,
  zIndex,
} from '../../theme/tokens.ts';
import { WIDE_QUERY } from '../FilterLayout/useIsWide.ts';
import { ANCHOR_SUPPORT, ANCHOR_WIDTH } from './isMenuSheet.ts';

const pills: CSSObject = {
  '& .pill': {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    border: `1px solid ${role.outline}`,
    borderRadius: radius.chip,
    backgroundColor: role.surface,
    color: role.ink,
    lineHeight: lineHeight.text,
    whiteSpace: 'nowrap',
    transition: `border-color ${motion.quick}ms`,
  },
  '& .pill:hover': { borderColor: role.primary },
  '& .pill.set': {
    backgroundColor: role.primarySoft,
    borderColor: role.primary,
    color: role.primary,
    fontWeight: fontWeight.medium,
  },
  '& .open': { gap: 8, minBlockSize: touchTarget, paddingInline: 16, textDecoration: 'none' },
  '& .map': { gap: 8, minBlockSize: touchTarget, paddingInline: 16, textDecoration: 'none' },
  '& .barButtons': { flex: 'none', display: 'flex', gap: 8, marginInlineStart: 'auto' },
  '& .barButtons > *': { flex: 'none' },
  '& .sort .opener': { borderRadius: radius.chip },
  // The map needs JavaScript.
  '@media (scripting: none)': { '& .map': { display: 'none' } },
  '& .open .count': {
    minInlineSize: 22,
    paddingInline: 6,
    borderRadius: radius.chip,
    backgroundColor: role.primary,
    color: role.onPrimary,
    fontSize: typeScale.caption,
    lineHeight: lineBox.caption,
    textAlign: 'center',
  },
  '& .text': { paddingInline: 16 },
  '& button.text': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 42,
    border: 0,
    borderRadius: radius.chip,
    background: 'none',
    fontWeight: 'inherit',
  },
  '& .pill.set > .text': { display: 'inline-flex', alignItems: 'center', minBlockSize: 42, paddingInlineEnd: 4 },
  '& .remove': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 42,
    borderRadius: radius.chip,
    color: 'inherit',
  },
  '& .remove:hover svg': { transform: 'scale(1.2)' },
  '& .clear': {
    flex: 'none',
    alignSelf: 'center',
    padding: '10px 12px',
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
  },
};

const menus: CSSObject = {
  '& .menu': {
    position: 'fixed',
    inset: 'auto',
    insetInline: 0,
    insetBlockEnd: 0,
    margin: 0,
    inlineSize: '100%',
    maxInlineSize: 'none',
    padding: '10px 10px calc(10px + env(safe-area-inset-bottom))',
    border: `1px solid ${role.line}`,
    borderRadius: `${radius.card}px ${radius.card}px 0 0`,
    backgroundColor: role.surfaceRaised,
    color: role.ink,
    boxShadow: shadow,
    fontWeight: fontWeight.regular,
    opacity: 0,
    translate: '0 24px',
    transition: `opacity ${motion.calm}ms, translate ${motion.calm}ms ${motion.easing}, overlay ${motion.calm}ms allow-discrete, display ${motion.calm}ms allow-discrete`,
  },
  '& .menu:popover-open': { opacity: 1, translate: '0 0' },
  '@starting-style': { '& .menu:popover-open': { opacity: 0, translate: '0 24px' } },
  '& .menu::backdrop': { backgroundColor: role.scrim },
  '& .menu li a, & .other': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: touchTarget,
    paddingInline: 14,
    borderRadius: radius.inner,
    color: role.ink,
    textDecoration: 'none',
  },
  '& .menu li a:hover, & .other:hover': { backgroundColor: role.surfaceSunken },
  '& .menu a[aria-current]': { backgroundColor: role.primarySoft, color: role.primary, fontWeight: fontWeight.medium },
  '& .compact': { display: 'flex', flexWrap: 'wrap', gap: 8, padding: 6 },
  '& .compact a': {
    justifyContent: 'center',
    minInlineSize: 48,
    border: `1px solid ${role.outline}`,
    borderRadius: `${radius.chip}px !important`,
  },
  '& .compact a[aria-current]': { borderColor: role.primary },
  '& .other': { color: role.primary, borderBlockStart: `1px solid ${role.line}`, borderRadius: 0 },
  '& .hint': { paddingInline: 10, paddingBlockEnd: 4, color: role.inkMuted, fontSize: typeScale.caption },
  // On a desktop the menu is anchored to its pill where the browser supports it, else it is a sheet.
  [`@supports (${ANCHOR_SUPPORT})`]: {
    [`@media ${ANCHOR_WIDTH}`]: {
      '& .menu': {
        inset: 'auto',
        positionArea: 'block-end span-inline-end',
        positionTryFallbacks: 'flip-inline, flip-block',
        inlineSize: 'max-content',
        minInlineSize: 220,
        maxInlineSize: 320,
        marginBlockStart: 8,
        padding: 8,
        borderRadius: radius.field,
        translate: '0 -6px',
      },
      '& .menu::backdrop': { backgroundColor: 'transparent' },
      '@starting-style': { '& .menu:popover-open': { opacity: 0, translate: '0 -6px' } },
    },
  },
};

/** Gap between the parts of a `Page` on a phone. */
const PAGE_GAP_PX = 20;

/** One row of pills below the navbar; scrolls sideways on a phone and wraps on a desktop. */
export const filterBarStyles: CSSObject = {
  position: 'sticky',
  insetBlockStart: 'var(--navbar-height, 64px)',
  zIndex: zIndex.toolbar,
  // Covers the page's gutters, so that scrolled content does not show at the sides.
  marginInline: -layout.gutterPhone,
  backgroundColor: role.background,
  '& .line': {
    display: 'flex',
    gap: 8,
    paddingInline: layout.gutterPhone,
    paddingBlock: 10,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  },
  ...pills,
  ...menus,
  // On a phone filters, sort order and map come first, and the bar's padding replaces the page's gaps.
  [`@media ${maxWidthQuery('tablet')}`]: {
    '.results > &': { marginBlock: -PAGE_GAP_PX },
    '& .line': { paddingBlock: 6 },
    '& .pill, & .sort .opener': { fontSize: typeScale.caption },
    '& .open, & .map, & .sort .opener': { gap: 6, paddingInline: 12 },
    '& .barButtons': { display: 'contents' },
    '& .open': { order: -3 },
    '& .sort': { order: -2 },
    '& .map': { order: -1 },
  },
  [`@media ${minWidthQuery('desktop')}`]: {
    marginInline: -layout.gutterDesktop,
    '& .line': { flexWrap: 'wrap', overflowX: 'visible', paddingInline: layout.gutterDesktop },
  },
  // Beside the filter column, the bar shows only set filters.
  [`@media ${WIDE_QUERY} and (scripting: enabled)`]: {
    '&.beside': { marginInline: 0, marginBlockStart: -10 },
    '&.beside .line': { paddingInline: 0 },
    '&.beside .open, &.beside .clear, &.beside .pill:not(.set, .map), &.beside:not(:has(.pill.set:not(.open), .switch, .map))':
      {
        display: 'none',
      },
  },
};
