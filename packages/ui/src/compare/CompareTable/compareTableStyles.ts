import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import {
  fontWeight,
  lineHeight,
  minWidthQuery,
  navbarHeight,
  radius,
  touchTarget,
  typeScale,
  zIndex,
} from '../../theme/tokens.ts';

/** On a phone, two properties fit beside the row headers. */
const PHONE_COLUMN_WIDTHS = { heads: 104, home: 126 };
const DESKTOP_COLUMN_WIDTHS = { heads: 176, home: 200 };
/** From this width four properties fit without scrolling, so titles can be sticky. */
const WIDE_SCREEN = `@media ${minWidthQuery('wide')}`;

const cells: CSSObject = {
  '& table': {
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    minInlineSize: `calc(${PHONE_COLUMN_WIDTHS.heads}px + var(--homes) * ${PHONE_COLUMN_WIDTHS.home}px)`,
  },
  '& th, & td': {
    padding: '10px 8px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    backgroundColor: role.surface,
  },
  '& .head': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: zIndex.raised,
    inlineSize: PHONE_COLUMN_WIDTHS.heads,
    borderInlineEnd: `1px solid ${role.line}`,
  },
  '& tbody .head': { fontWeight: fontWeight.regular, fontSize: typeScale.caption, color: role.inkMuted },
  '& tbody td': { color: role.inkMuted },
  '& .differs > .head, & .differs > td': { color: role.ink, fontWeight: fontWeight.medium },
  '& .group > th': {
    position: 'static',
    paddingBlock: '20px 8px',
    fontSize: typeScale.body,
    fontWeight: fontWeight.semibold,
    color: role.ink,
    backgroundColor: role.surface,
    borderInlineEnd: 0,
  },
  '& .group span': { position: 'sticky', insetInlineStart: 8 },
  '& tbody:last-of-type tr:last-of-type > *': { borderBlockEnd: 0 },
};

const heads: CSSObject = {
  '& .pictures > td': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  '& .photo': { position: 'relative', maxInlineSize: 320 },
  '& .photo > span': { borderRadius: radius.field },
  '& .remove': {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    display: 'grid',
    placeItems: 'center',
    inlineSize: touchTarget,
    blockSize: touchTarget,
    color: role.onPhoto,
  },
  '& .favorite': { position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4 },
  '& .remove svg': {
    padding: 6,
    boxSizing: 'content-box',
    borderRadius: radius.round,
    backgroundColor: role.photoShade,
  },
  '& .titles > th': {
    color: role.ink,
    fontSize: typeScale.body,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.text,
    borderBlockEndColor: role.outline,
  },
  '& .titles > .head': { fontWeight: fontWeight.regular, fontSize: typeScale.caption, color: role.inkMuted },
  '& .titles a': { color: role.ink, textDecorationColor: role.outline },
};

const marks: CSSObject = {
  '& .hasFeature, & .hasNoFeature': { marginBlockStart: '0.25em' },
  '& .hasFeature': { color: role.primary },
  '& .hasNoFeature': { color: role.outline },
  '& .note': { display: 'block', fontSize: typeScale.caption, fontWeight: fontWeight.regular, color: role.inkMuted },
  '& .bestValue': {
    display: 'inline-block',
    marginInlineStart: 8,
    paddingInline: 8,
    borderRadius: radius.chip,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
    color: role.success,
    backgroundColor: role.successSoft,
  },
  '& .none': { padding: 24, textAlign: 'center', color: role.inkMuted },
};

export const compareTableStyles: CSSObject = {
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  // Screen reader text must not widen the page.
  '& .scroll': {
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    borderRadius: radius.card,
  },
  ...cells,
  ...heads,
  ...marks,
  [WIDE_SCREEN]: {
    '& .scroll': { overflowX: 'visible' },
    '& table': {
      minInlineSize: `calc(${DESKTOP_COLUMN_WIDTHS.heads}px + var(--homes) * ${DESKTOP_COLUMN_WIDTHS.home}px)`,
    },
    '& .head': { inlineSize: DESKTOP_COLUMN_WIDTHS.heads },
    '& th, & td': { paddingInline: 16 },
    '& tbody .head': { fontSize: typeScale.body },
    '& .titles > th': { position: 'sticky', zIndex: zIndex.overlay, insetBlockStart: navbarHeight },
    '& .pictures > .head': { borderStartStartRadius: radius.card },
    '& .pictures > td:last-of-type': { borderStartEndRadius: radius.card },
    '& tbody:last-of-type tr:last-of-type > .head': { borderEndStartRadius: radius.card },
    '& tbody:last-of-type tr:last-of-type > td:last-of-type': { borderEndEndRadius: radius.card },
  },
};
