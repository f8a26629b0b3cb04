import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import {
  fontWeight,
  layout,
  maxWidthQuery,
  phoneBarHeight,
  radius,
  shadow,
  touchTarget,
  typeScale,
  zIndex,
} from '../../theme/tokens.ts';

const TRAY_HEIGHT_PX = 72;
const THUMBNAIL_SIZE_PX = touchTarget;
const PHONE = `@media ${maxWidthQuery('tablet')}`;

/** Padding at the end of the page, so that the tray covers no content. */
export const TRAY_SPACE: CSSObject = {
  ':root': { '--tray': `${TRAY_HEIGHT_PX}px` },
  body: { paddingBlockEnd: 'var(--tray)' },
  '@media print': { body: { paddingBlockEnd: 0 } },
};

const thumbs: CSSObject = {
  '& ul': { display: 'flex', gap: 10, minInlineSize: 0 },
  '& li': { position: 'relative', flex: 'none', inlineSize: THUMBNAIL_SIZE_PX },
  '& li > span': { borderRadius: radius.field },
  '& li button': {
    position: 'absolute',
    insetBlockStart: -6,
    insetInlineEnd: -8,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: `1px solid ${role.outline}`,
    borderRadius: radius.round,
    backgroundColor: role.surface,
    color: role.ink,
  },
  // Touch target larger than the button, up to the next button.
  '& li button::after': { content: '""', position: 'absolute', insetBlock: '-6px -10px', insetInline: '-12px -4px' },
};

export const trayStyles: CSSObject = {
  position: 'fixed',
  zIndex: zIndex.floating,
  insetInline: 0,
  insetBlockEnd: 0,
  boxSizing: 'border-box',
  minBlockSize: TRAY_HEIGHT_PX,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 12,
  paddingInline: `max(${layout.gutterDesktop}px, calc(50vw - ${layout.content / 2}px))`,
  borderBlockStart: `1px solid ${role.line}`,
  backgroundColor: role.surfaceRaised,
  boxShadow: shadow,
  '& p': { gridColumn: 2, gridRow: 1, fontVariantNumeric: 'tabular-nums' },
  '& .chosen, & .needsTwo': { color: role.inkMuted },
  '& .full': { color: role.error, fontWeight: fontWeight.medium },
  '& ul': { gridColumn: 1 },
  '& .clear': { gridColumn: 4 },
  ...thumbs,
  [PHONE]: {
    insetBlockEnd: phoneBarHeight,
    gap: '4px 8px',
    paddingInline: `${layout.gutterPhone}px 8px`,
    '& p': { fontSize: typeScale.caption },
    // Text for screen readers only; the pictures show the same.
    '& .chosen': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .full': { gridColumn: '1 / -1' },
    '& .full ~ *': { gridRow: 2 },
  },
  // On a property's page the contact bar replaces the bottom navigation.
  ':root:has(.contact) &': { [PHONE]: { insetBlockEnd: 0 } },
  '@media print': { display: 'none' },
};
