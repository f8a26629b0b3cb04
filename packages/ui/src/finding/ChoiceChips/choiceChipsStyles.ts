import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion, radius } from '../../theme/tokens.ts';

export const choiceChipsStyles: CSSObject = {
  '& legend': { padding: 0, marginBlockEnd: 10, fontWeight: 600 },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '&.inline .choices': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus ring, which a scroller would cut.
    padding: 4,
    margin: -4,
  },
  '& label': { position: 'relative', flex: 'none', cursor: 'pointer' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minBlockSize: 44,
    minInlineSize: 48,
    paddingInline: 16,
    border: `1px solid ${role.outline}`,
    borderRadius: radius.chip,
    backgroundColor: role.surface,
    color: role.ink,
    lineHeight: 1.5,
    transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  },
  '& label:hover .chip': { borderColor: role.primary },
  '& input:checked + .chip': {
    backgroundColor: role.primarySoft,
    borderColor: role.primary,
    boxShadow: `inset 0 0 0 1px ${role.primary}`,
    color: role.primary,
    fontWeight: 500,
  },
  '& input:focus-visible + .chip': { outline: `2px solid ${role.primary}`, outlineOffset: 2 },
  '&.inline .chip': { minBlockSize: 36, paddingInline: 14 },
};
