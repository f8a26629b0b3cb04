import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, navbarHeight, radius, typeScale } from '../../theme/tokens.ts';

/** Two lines of text, which no cell exceeds. */
export const ROW_CONTENT_PX = 48;

const TWO_LINES: CSSObject = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

export const leadTableStyles: CSSObject = {
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  overflow: 'clip',
  '& table': { tableLayout: 'fixed' },
  '& th, & td': { padding: '8px 12px' },
  '& tbody th, & tbody td': { blockSize: ROW_CONTENT_PX + 16 },
  '& thead th': {
    insetBlockStart: navbarHeight,
    whiteSpace: 'nowrap',
    color: role.inkMuted,
    fontWeight: fontWeight.medium,
  },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBlockEnd: 'none' },
  '& .person': { inlineSize: '17%' },
  '& .listing': { inlineSize: '19%' },
  '& .lastContact': { inlineSize: '14%' },
  '& .status': { inlineSize: '14%' },
  '& .followUp': { inlineSize: '12%', fontSize: typeScale.compact },
  '& .actions': { inlineSize: 112 },
  '& .contactName': { display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 },
  '& .MuiAvatar-root': { flex: 'none' },
  '& .name': { ...TWO_LINES, fontWeight: fontWeight.medium },
  '& .title, & .textBlock': { ...TWO_LINES, fontSize: typeScale.compact, lineHeight: lineBox.caption },
  '& .contact': { display: 'grid', justifyItems: 'start', fontSize: typeScale.compact },
  '& .secondary': { color: role.inkMuted, fontSize: typeScale.caption, fontVariantNumeric: 'tabular-nums' },
  '& tbody a': { color: 'inherit', textDecoration: 'none' },
  '& tbody a:hover': { textDecoration: 'underline' },
  '& .tools': { display: 'flex', justifyContent: 'flex-end' },
};
