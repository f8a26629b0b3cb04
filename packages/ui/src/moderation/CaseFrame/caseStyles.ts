import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, typeScale } from '../../theme/tokens.ts';

const changeStyles: CSSObject = {
  '& .changed ul': { display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, listStyle: 'none' },
  '& .changed li': {
    paddingInline: 12,
    paddingBlock: 4,
    borderRadius: radius.chip,
    backgroundColor: role.secondarySoft,
    color: role.secondary,
    fontSize: typeScale.caption,
  },
  '& .changes': { display: 'grid', gap: 12, marginBlockStart: 12 },
  '& .changes dt': { fontWeight: fontWeight.semibold },
  '& .changes dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .changes ins': { textDecoration: 'none' },
};

const countStyles: CSSObject = {
  // Aligns the figures, however many lines their labels take.
  '& .counts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: '12px 8px',
    marginBlock: 12,
  },
  '& .counts > div': { display: 'grid', alignContent: 'start' },
  '& .counts dt': { fontSize: typeScale.caption, color: role.inkMuted },
  '& .counts dd': { order: -1, fontWeight: fontWeight.semibold, fontSize: typeScale.lead },
};

export const caseStyles: CSSObject = {
  // Focused only to announce the next case: the shortcuts work anywhere.
  '&:focus-visible': { outline: 'none' },
  // User-written headings may be Arabic on an English page.
  '& h2, & h3': { lineHeight: lineHeight.heading },
  '& .sheet': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    padding: 20,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& .sheet h2, & .decision h2': { fontSize: typeScale.lead },
  '& .sheet h2': { marginBlockEnd: 8 },
  '& mark': {
    borderRadius: radius.inner,
    backgroundColor: role.errorSoft,
    color: 'inherit',
    outline: `2px solid ${role.error}`,
  },
  '& .author': { fontWeight: fontWeight.semibold },
  '& .textBlock': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .note': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .note.mismatch': { color: role.error, fontWeight: fontWeight.semibold },
  ...countStyles,
  '& .blocked': { display: 'grid', padding: 12, borderRadius: radius.field, backgroundColor: role.errorSoft },
  '& .tools': { display: 'flex', flexWrap: 'wrap', gap: 4, marginInline: -8 },
  ...changeStyles,
  '& .reasons': { paddingInlineStart: 20, marginBlockEnd: 8, listStyle: 'disc' },
  '& .history': { display: 'grid', gap: 12, padding: 0, listStyle: 'none' },
  '& .decision': { display: 'grid', gap: 12 },
  '& .decision > [role=alert]:empty': { marginBlockEnd: -12 },
  '& form.decision': fieldRows,
  '& .reasonField': { display: 'grid', justifyItems: 'start', ...fieldRows, rowGap: 0 },
  '& .decision fieldset': { border: 0, padding: 0, margin: 0 },
  '& .decision legend': { fontWeight: fontWeight.semibold, padding: 0 },
  '& .keys': { '@media (hover: none)': { display: 'none' } },
};
