import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius, typeScale } from '../../theme/tokens.ts';
import { belowStyles } from '../Field/formFieldStyles.ts';

export const radioCardStyles: CSSObject = {
  ...belowStyles,
  '& legend': { padding: 0, marginBlockEnd: 12, fontWeight: 600 },
  '& .cards': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: 12,
  },
  '& .card': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
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
    boxShadow: `inset 0 0 0 1px ${role.primary}`,
  },
  '& .card:has(:focus-visible)': { outline: `2px solid ${role.primary}`, outlineOffset: 2 },
  '& .card:has(:disabled)': { borderColor: role.line, backgroundColor: role.surfaceSunken, cursor: 'default' },
  '&[aria-invalid=true] .card:not(:has(:checked))': { borderColor: role.error },
  '& input': {
    appearance: 'none',
    flex: 'none',
    inlineSize: 22,
    blockSize: 22,
    marginBlock: 3,
    marginInline: 0,
    border: `2px solid ${role.outline}`,
    borderRadius: '50%',
    outline: 'none',
    backgroundColor: role.surface,
    cursor: 'inherit',
  },
  '& input:checked': { border: `7px solid ${role.primary}` },
  '& input:disabled': { borderColor: role.line },
  '& svg': { flex: 'none', marginBlockStart: 3, color: role.inkMuted },
  '& .card:has(:checked) svg': { color: role.primary },
  '& .below svg': { color: 'inherit' },
  '& .words': { flex: 1, minInlineSize: 0 },
  '& .text': { display: 'block', fontWeight: 500 },
  '& .detail': { display: 'block', color: role.inkMuted, fontSize: typeScale.caption },
  '& .detail:empty': { display: 'none' },
  '& .side': { flex: 'none', fontWeight: 500 },
  '& .card:has(:disabled) .text': { color: role.inkMuted },
};
