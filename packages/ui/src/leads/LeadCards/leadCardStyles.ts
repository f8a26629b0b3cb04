import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, radius, touchTarget, typeScale } from '../../theme/tokens.ts';

export const leadCardStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: 12,
  '& .card': {
    display: 'flex',
    flexDirection: 'column',
    gap: 10,
    blockSize: '100%',
    padding: 16,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& .contactName': { display: 'flex', alignItems: 'center', gap: 12 },
  '& .MuiAvatar-root, & .MuiSkeleton-root': { flex: 'none' },
  '& .lines': { flex: 1, minInlineSize: 0 },
  '& .name': {
    fontSize: typeScale.body,
    fontWeight: fontWeight.medium,
    lineHeight: lineBox.body,
    overflowWrap: 'anywhere',
  },
  '& .name a': { color: 'inherit', textDecoration: 'none' },
  '& .contact': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    lineHeight: lineBox.caption,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .title': { fontSize: typeScale.compact, overflowWrap: 'anywhere' },
  '& .title a': { color: 'inherit' },
  '& .state': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', fontSize: typeScale.compact },
  '& .textBlock': {
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    color: role.inkMuted,
    fontSize: typeScale.compact,
  },
  '& .tools': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginBlockStart: 'auto',
    paddingBlockStart: 4,
    '& > *': { minBlockSize: touchTarget },
  },
};
