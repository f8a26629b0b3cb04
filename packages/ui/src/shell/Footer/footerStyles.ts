import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, layout, maxWidthQuery, minWidthQuery, touchTarget, typeScale } from '../../theme/tokens.ts';

const desktop = `@media ${minWidthQuery('desktop')}`;

/** Approximate height, so that the scroll bar hardly moves when the footer is laid out. */
const FOOTER_HEIGHTS_PX = { phone: 900, desktop: 448 } as const;

const inner = {
  maxInlineSize: layout.content + 2 * layout.gutterDesktop,
  marginInline: 'auto',
  paddingInline: layout.gutterPhone,
  [desktop]: { paddingInline: layout.gutterDesktop },
} as const;

export const footerStyles: CSSObject = {
  // No scroll anchor: when new content pushes the footer down, a user at a list's end sees the next cards. Except while
  // the footer is in use.
  '&:not(:focus-within)': { overflowAnchor: 'none' },
  '&:focus': { outline: 'none' },
  marginBlockStart: 64,
  backgroundColor: role.surfaceSunken,
  borderBlockStart: `1px solid ${role.line}`,
  // Laid out only near the viewport; no content follows that its real height could shift.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${FOOTER_HEIGHTS_PX.phone}px`,
  [desktop]: { containIntrinsicBlockSize: `auto ${FOOTER_HEIGHTS_PX.desktop}px` },
  '& .edge': { blockSize: 28, color: role.outline },
  '& .columns': {
    ...inner,
    display: 'grid',
    gap: 32,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    paddingBlock: '32px 24px',
    [desktop]: {
      paddingInline: layout.gutterDesktop,
      gridTemplateColumns: 'minmax(0, 1.6fr)',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      paddingBlock: '48px 32px',
    },
  },
  '& .brand': {
    display: 'grid',
    gap: 12,
    justifyItems: 'start',
    alignContent: 'start',
    color: role.inkMuted,
    [`@media ${maxWidthQuery('desktop')}`]: { gridColumn: '1 / -1' },
  },
  '& .brand ul': { marginInlineStart: -11 },
  '& .brand > a': { textDecoration: 'none' },
  '& .brand p': { maxInlineSize: '34ch' },
  // A group without a neighbour fills the line.
  [`@media ${maxWidthQuery('desktop')}`]: {
    '& nav:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    '& nav:last-of-type:nth-of-type(odd) ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 32,
    },
  },
  '& h2': { fontSize: typeScale.body, fontWeight: fontWeight.semibold, marginBlockEnd: 8 },
  '& nav a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 40,
    color: role.inkMuted,
    textDecoration: 'none',
    '&:hover': { color: role.primary, textDecoration: 'underline' },
  },
  '& .last': {
    ...inner,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 24,
    paddingBlock: 12,
    color: role.inkMuted,
    fontSize: typeScale.caption,
  },
  '& .last > a': { marginInlineEnd: -12 },
  '& .last ul': { display: 'flex', flexWrap: 'wrap', columnGap: 20 },
  '& .last li a': { display: 'inline-flex', alignItems: 'center', minBlockSize: touchTarget, color: role.inkMuted },
};
