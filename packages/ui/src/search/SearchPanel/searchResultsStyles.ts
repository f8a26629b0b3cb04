import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, motion, radius, typeScale } from '../../theme/tokens.ts';

const oneLineStyles = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const rows: CSSObject = {
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: 14,
    alignItems: 'center',
    paddingBlock: 10,
    paddingInline: 16,
    color: role.ink,
    textDecoration: 'none',
  },
  '& a.row': { transition: `background-color ${motion.quick}ms` },
  '& a.row:hover, & a.row:focus-visible': { backgroundColor: role.primarySoft },
  '& a.row:focus-visible': { outlineOffset: -2 },
  '& .row > :first-of-type': { borderRadius: radius.inner },
  '& .textBlock': { display: 'grid', minInlineSize: 0 },
  '& .price': { fontWeight: fontWeight.figure, fontSize: typeScale.lead, lineHeight: lineHeight.text },
  '& .title': oneLineStyles,
  '& .place': { ...oneLineStyles, color: role.inkMuted, fontSize: typeScale.caption },
  '& li + li': { borderBlockStart: `1px solid ${role.line}` },
};

const skeletons: CSSObject = {
  '& .skeletons .picture': { blockSize: 'auto', aspectRatio: '4 / 3', borderRadius: radius.inner },
  '& .skeletons .textBlock': { gap: 10 },
  '& .skeletons .line': { borderRadius: radius.inner, blockSize: 14, inlineSize: '90%' },
  '& .skeletons .short': { inlineSize: '45%', blockSize: 18 },
  '& .skeletons .mid': { inlineSize: '62%' },
};

/** Sort, count and "all results" stay; results scroll. */
export const searchResultsStyles: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  flex: 1,
  '& .sorts': { padding: '12px 16px 8px' },
  '& .interpretation': { paddingBlockStart: 8, paddingInline: 16 },
  '& .suggestions + .interpretation': { borderBlockStart: `1px solid ${role.line}` },
  '& .suggestions + .sorts': { borderBlockStart: `1px solid ${role.line}` },
  '& .sorts[hidden]': { display: 'none' },
  '& .count:empty': { display: 'none' },
  '& .count': { minBlockSize: 28, paddingInline: 16, color: role.inkMuted, fontSize: typeScale.caption },
  '& .corrected': { color: role.ink },
  '& .resultList': { borderBlockStart: `1px solid ${role.line}` },
  '& .scroller': {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& .scroller::before': { content: '""', position: 'sticky', insetBlockStart: 0, display: 'block', blockSize: 2 },
  '&[aria-busy=true] .scroller::before': {
    backgroundColor: role.primary,
    transformOrigin: 'center',
    animation: `search-renew ${motion.cycle}ms ${motion.easing} infinite alternate`,
  },
  '@keyframes search-renew': { from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(1)' } },
  ...rows,
  ...skeletons,
  '& .notice': { display: 'grid', justifyItems: 'center', gap: 8, padding: '28px 24px 32px', textAlign: 'center' },
  '& .notice .latticePattern': {
    inlineSize: 120,
    blockSize: 80,
    borderRadius: radius.field,
    color: role.primary,
    marginBlockEnd: 8,
  },
  '& .notice.failed .latticePattern': { color: role.error },
  '& .notice p': { color: role.inkMuted, maxInlineSize: '34ch' },
  '& .notice button': { marginBlockStart: 8 },
  '& .all': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minBlockSize: 52,
    paddingInline: 16,
    borderBlockStart: `1px solid ${role.line}`,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
  },
  '& .all span': oneLineStyles,
  '& .all:hover': { backgroundColor: role.primarySoft },
  '& .all:focus-visible': { outlineOffset: -2 },
};
