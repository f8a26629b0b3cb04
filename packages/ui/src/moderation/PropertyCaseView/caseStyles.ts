import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export const caseStyles: CSSObject = {
  // Focused only to announce the next case: the shortcuts work anywhere.
  '&:focus-visible': { outline: 'none' },
  '& .sheet': {
    display: 'grid',
    gap: 24,
    padding: 20,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& .sheet h2': { fontSize: typeScale.lead, marginBlockEnd: 8 },
  '& mark': {
    borderRadius: radius.inner,
    backgroundColor: role.errorSoft,
    color: 'inherit',
    outline: `2px solid ${role.error}`,
  },
  '& .who': { fontWeight: fontWeight.semibold },
  '& .note': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .note.far': { color: role.error, fontWeight: fontWeight.semibold },
  // Aligns the figures, however many lines their labels take.
  '& .counts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: '12px 8px',
    marginBlock: 12,
  },
  '& .counts > div': { display: 'grid', alignContent: 'start' },
  '& .blocked': { display: 'grid', padding: 12, borderRadius: radius.field, backgroundColor: role.errorSoft },
  '& .tools': { display: 'flex', flexWrap: 'wrap', gap: 4, marginInline: -8 },
  '& .counts dt': { fontSize: typeScale.caption, color: role.inkMuted },
  '& .counts dd': { order: -1, fontWeight: fontWeight.semibold, fontSize: typeScale.lead },
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
  '& .reasons': { paddingInlineStart: 20, marginBlockEnd: 8, listStyle: 'disc' },
  '& .history': { display: 'grid', gap: 12, padding: 0, listStyle: 'none' },
  '& .decision': { display: 'grid', gap: 12 },
  '& .decision > [role=alert]:empty': { marginBlockEnd: -12 },
  '& .written': { display: 'grid', justifyItems: 'start' },
  '& .decision fieldset': { border: 0, padding: 0, margin: 0 },
  '& .decision legend': { fontWeight: fontWeight.semibold, padding: 0 },
  '& .keys': { '@media (hover: none)': { display: 'none' } },
};
