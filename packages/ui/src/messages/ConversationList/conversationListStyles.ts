import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, typeScale } from '../../theme/tokens.ts';
import { oneLineStyles } from '../shared/oneLineStyles.ts';

export const conversationListStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '& .row': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    paddingInline: 16,
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${role.line}`,
    color: role.ink,
    textDecoration: 'none',
  },
  '& a.row:hover': { backgroundColor: role.surfaceSunken },
  '& a.row:focus-visible': { outlineOffset: -2 },
  '& a.row[aria-current]': { backgroundColor: role.primarySoft },
  '& .lines': { flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 },
  '& .line': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: lineBox.body },
  '& .name': { ...oneLineStyles, fontWeight: fontWeight.medium, lineHeight: lineBox.chip },
  '& .unread .name, & .unread .preview': { fontWeight: fontWeight.semibold },
  '& .role, & .muted': { flex: 'none' },
  '& .muted': { color: role.inkMuted },
  '& time': {
    flex: 'none',
    marginInlineStart: 'auto',
    color: role.inkMuted,
    fontSize: typeScale.mini,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .title': { ...oneLineStyles, minBlockSize: lineBox.caption, color: role.inkMuted, fontSize: typeScale.caption },
  '& .preview': {
    flex: 1,
    display: 'flex',
    gap: 4,
    minInlineSize: 0,
    fontSize: typeScale.small,
    lineHeight: lineBox.body,
  },
  '& .preview .text': { ...oneLineStyles, flex: 1, minInlineSize: 0 },
  '& .row:not(.unread) .preview': { color: role.inkMuted },
  '& .MuiSkeleton-root': { flex: 'none' },
  '& .more': { justifySelf: 'center', margin: 16 },
};
