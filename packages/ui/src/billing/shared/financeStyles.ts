import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, minWidthQuery, radius, typeScale } from '../../theme/tokens.ts';

const cardStyles: CSSObject = {
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
};

/** Texts, amounts and forms of the finance console, for roots to spread. */
export const financeStyles: CSSObject = {
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' },
  '& .line > h3': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .amount': {
    flex: 'none',
    fontWeight: fontWeight.figure,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    // Figures align at their last digit, which is at the right in Arabic too.
    '[dir=rtl] &': { textAlign: 'start' },
  },
  '& .secondary': { color: role.inkMuted, fontSize: typeScale.small, overflowWrap: 'anywhere' },
  '& .reason': { paddingInlineStart: 12, borderInlineStart: `3px solid ${role.line}` },
  '& .state': { color: role.superior, fontWeight: fontWeight.medium },
  '& .state.successful, & .state.paid': { color: role.success },
  '& .state.failed, & .state.rejected': { color: role.error },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 20px',
    color: role.inkMuted,
    fontSize: typeScale.small,
    overflowWrap: 'anywhere',
  },
  '& .facts > *': { minInlineSize: 0 },
  '& .pairs': { display: 'grid', gap: 4, fontSize: typeScale.small },
  '& .pairs > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
  '& .pairs dt': { color: role.inkMuted },
  '& form': { display: 'grid', ...fieldRows },
  '& * + form': { paddingBlockStart: 12, borderBlockStart: `1px solid ${role.line}` },
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    columnGap: 16,
    ...fieldRows,
  },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  // A text button lines up with the text above it.
  '& .link': { justifySelf: 'start', marginInlineStart: -12 },
};

/** Single card. */
export const formCardStyles: CSSObject = { ...financeStyles, ...cardStyles, display: 'grid', gap: 12, padding: 20 };

/** Card per decision: evidence, and on a desktop its form beside it. */
export const decisionStyles: CSSObject = {
  ...financeStyles,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > li': {
    ...cardStyles,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '12px 32px',
    padding: 20,
  },
  '& > .loading': { minBlockSize: 434 },
  '& .caseDetails': { display: 'grid', alignContent: 'start', gap: 8, minInlineSize: 0 },
  [`@media ${minWidthQuery('desktop')}`]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& > li > form': { paddingBlockStart: 0, borderBlockStart: 0 },
    '& > li > .caseDetails:only-child': { gridColumn: '1 / -1' },
    '& > .loading': { minBlockSize: 256 },
  },
};

/** Rows of one card. */
export const rowListStyles: CSSObject = {
  ...financeStyles,
  ...cardStyles,
  overflow: 'clip',
  '& > li': { display: 'grid', gap: '4px 16px', minInlineSize: 0, padding: '12px 20px' },
  '& > li + li': { borderBlockStart: `1px solid ${role.line}` },
  '& h3': { fontSize: typeScale.body },
};

/** Cards of the same height side by side, with their action at the end; a card with an open form has its own row. */
export const cardGridStyles: CSSObject = {
  ...financeStyles,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 16,
  '& > li': { ...cardStyles, display: 'flex', flexDirection: 'column', gap: 12, minInlineSize: 0, padding: 20 },
  '& > li:has(form)': { gridColumn: '1 / -1' },
  '& > .loading': { minBlockSize: 260 },
  '& .action': { marginBlockStart: 'auto' },
  [`@media ${minWidthQuery('tablet')}`]: { '&:not(:has(form))': { gridAutoRows: '1fr' } },
};
