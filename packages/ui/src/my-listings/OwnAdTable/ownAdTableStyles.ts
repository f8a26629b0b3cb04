import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, motion, navbarHeight, radius, typeScale, zIndex } from '../../theme/tokens.ts';

const PICTURE_WIDTH_PX = 72;

export const ownAdTableStyles: CSSObject = {
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  overflow: 'clip',
  '& th, & td': { padding: '10px 12px' },
  '& thead th': {
    insetBlockStart: navbarHeight,
    whiteSpace: 'nowrap',
    color: role.inkMuted,
    fontWeight: fontWeight.medium,
  },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBlockEnd: 'none' },
  '& .withNotices > *': { borderBlockEnd: 'none' },
  '& .date': { inlineSize: '100%' },
  '& .figure': { whiteSpace: 'nowrap' },
  // The arrow of the sorted column is above the next title.
  '& thead th[aria-sort]': { zIndex: zIndex.pinned },
  // Beside the text, which stays in line with the figures.
  '& .figure .MuiTableSortLabel-icon': { position: 'absolute', insetInlineEnd: '100%' },
  '[dir=rtl] & .figure .MuiTableSortLabel-icon': { insetInlineEnd: 'auto', insetInlineStart: '100%' },
  '& .actions > *': { inlineSize: 290 },
  '& .listing': { display: 'flex', alignItems: 'center', gap: 12 },
  '& .photo': { flex: 'none', inlineSize: PICTURE_WIDTH_PX, borderRadius: radius.inner, overflow: 'hidden' },
  '& .title': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: typeScale.compact,
    lineHeight: lineBox.body,
    fontWeight: fontWeight.medium,
  },
  '& .title a': { color: 'inherit', textDecoration: 'none' },
  '& .title a:hover': { textDecoration: 'underline' },
  '& .place': { fontSize: typeScale.caption, lineHeight: lineBox.caption, color: role.inkMuted },
  '& .status': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& .notices': { display: 'grid', gap: 8, paddingBlockEnd: 8 },
  '& tbody': { transition: `opacity ${motion.calm}ms` },
  '& tbody[aria-busy=true]': { opacity: 0.5 },
};
