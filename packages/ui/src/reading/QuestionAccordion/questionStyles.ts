import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius, typeScale } from '../../theme/tokens.ts';

export const questionStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  maxInlineSize: 800,
  '& .count': { marginBlockStart: 4, color: role.inkMuted, fontSize: typeScale.caption },
  '& .count:empty': { display: 'none' },
  '& section > :first-of-type:not(details)': { marginBlockEnd: 12 },
  '& details': {
    border: `1px solid ${role.line}`,
    borderBlockEndWidth: 0,
    backgroundColor: role.surface,
    scrollMarginBlockStart: 96,
  },
  '& details:first-of-type': { borderStartStartRadius: radius.card, borderStartEndRadius: radius.card },
  '& details:last-of-type': {
    borderBlockEndWidth: 1,
    borderEndStartRadius: radius.card,
    borderEndEndRadius: radius.card,
  },
  // Between two that a search has left there may be hidden ones, so each closes itself.
  '& section:has(details[hidden]) details': { borderBlockEndWidth: 1, marginBlockStart: -1 },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: 56,
    paddingBlock: 14,
    paddingInline: 20,
    borderRadius: radius.field,
    fontWeight: 500,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { flex: 'none', color: role.inkMuted, transition: `rotate ${motion.calm}ms ${motion.easing}` },
  '& summary:hover': { color: role.primary },
  '& details[open] summary': { color: role.primary },
  '& details[open] summary svg': { rotate: '180deg' },
  '& .answer': { display: 'grid', justifyItems: 'start', gap: 4, paddingInline: 20, paddingBlockEnd: 12 },
  '& .answer p': { maxInlineSize: '68ch', whiteSpace: 'pre-line' },
  '& .answer a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    textDecoration: 'none',
  },
  '& .answer a:hover': { color: role.primary },
};
