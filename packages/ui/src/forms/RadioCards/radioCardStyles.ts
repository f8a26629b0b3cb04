import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, motion, radius, ring, typeScale } from '../../theme/tokens.ts';
import { belowStyles } from '../Field/fieldFrameStyles.ts';

export const radioCardStyles: CSSObject = {
  ...belowStyles,
  '& .legend': { marginBlockEnd: 12, fontWeight: fontWeight.semibold, lineHeight: 'inherit', color: role.ink },
  '& .cards': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: 12,
  },
  '& .card': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    margin: 0,
    padding: 16,
    border: `1px solid ${role.outline}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    cursor: 'pointer',
    transition: `border-color ${motion.quick}ms, background-color ${motion.quick}ms`,
  },
  '& .card:hover': { borderColor: role.primary },
  '& .card:has(:checked)': {
    borderColor: role.primary,
    backgroundColor: role.primarySoft,
    boxShadow: `inset ${ring('line', role.primary)}`,
  },
  '& .card:has(:focus-visible)': { outline: `2px solid ${role.primary}`, outlineOffset: 2 },
  '& .card:has(:disabled)': { borderColor: role.line, backgroundColor: role.surfaceSunken, cursor: 'default' },
  '& [aria-invalid=true] .card:not(:has(:checked))': { borderColor: role.error },
  '& .card .MuiRadio-root': { padding: 0, marginBlock: 3 },
  // The card shows the focus ring.
  '& .card .mark': { outline: 'none' },
  '& .card .MuiFormControlLabel-label': { flex: 1, display: 'flex', gap: 12, minInlineSize: 0, paddingBlock: 0 },
  '& svg': { flex: 'none', marginBlockStart: 3, color: role.inkMuted },
  '& .card:has(:checked) svg': { color: role.primary },
  '& .below svg': { color: 'inherit' },
  '& .textBlock': { flex: 1, minInlineSize: 0 },
  '& .text': { display: 'block', fontWeight: fontWeight.medium },
  '& .detail': { display: 'block', color: role.inkMuted, fontSize: typeScale.caption },
  '& .detail:empty': { display: 'none' },
  '& .side': { flex: 'none', fontWeight: fontWeight.medium },
  '& .card:has(:disabled) .text': { color: role.inkMuted },
};
