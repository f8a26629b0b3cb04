import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export const transactionRowStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: 16,
  padding: 16,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { gridRow: 'span 2', color: role.inkMuted },
  '&.successful > svg': { color: role.success },
  '&.failed > svg': { color: role.error },
  '&.pending > svg': { color: role.superior },
  '& .amount': { fontWeight: fontWeight.semibold, fontSize: typeScale.lead },
  // Muted, because no money moved.
  '&.failed .amount': { color: role.inkMuted },
  '& .status': { fontSize: typeScale.caption, fontWeight: fontWeight.medium, color: role.inkMuted },
  '&.successful .status': { color: role.success },
  '&.failed .status': { color: role.error },
  '&.pending .status': { color: role.superior },
  '& .about': {
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
    fontSize: typeScale.caption,
    color: role.inkMuted,
  },
  '& .number bdi': { overflowWrap: 'anywhere' },
  '& .plan': { marginInlineStart: 10, color: role.inkMuted, fontSize: typeScale.small, fontWeight: fontWeight.regular },
  '& .refund, & .actionButtons': { gridColumn: '2 / -1' },
  '& .refund': {
    marginBlockStart: 4,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
    color: role.superior,
  },
  '& .refund.paid': { color: role.success },
  '& .refund.rejected': { color: role.error },
  '& .actionButtons': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: 8,
    marginInlineStart: -12,
    marginBlockEnd: -8,
  },
  '& .refundRequest': { display: 'grid', justifyItems: 'start' },
  '& .deadline': { paddingInline: 12, color: role.inkMuted, fontSize: typeScale.caption },
};

export const transactionListStyles: CSSObject = {
  '& .filter': { marginBlockEnd: 12 },
  '& > ul': {
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    overflow: 'hidden',
  },
  '& li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& .more': { display: 'flex', justifyContent: 'center', marginBlockStart: 16 },
  '& .skeleton': { display: 'flex', alignItems: 'center', gap: 16, blockSize: 124, padding: 16 },
  '& .skeleton span': { blockSize: 16, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
  '& .skeleton .mark': { flex: 'none', inlineSize: 24, blockSize: 24, borderRadius: radius.round },
  '& .skeleton .line': { inlineSize: '38%' },
  '& .skeleton .end': { inlineSize: 56, marginInlineStart: 'auto' },
};
