import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { motion } from '../../theme/tokens.ts';
import { noteStyles } from '../Field/fieldBoxStyles.ts';

export const checkboxStyles: CSSObject = {
  ...noteStyles,
  '& .choice': { display: 'flex', alignItems: 'flex-start', gap: 12, minBlockSize: 44 },
  '& .box': {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 44,
  },
  '& input': {
    appearance: 'none',
    inlineSize: 24,
    blockSize: 24,
    margin: 0,
    border: `2px solid ${role.outline}`,
    borderRadius: 7,
    backgroundColor: role.surface,
    cursor: 'pointer',
    transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  },
  '& input:hover': { borderColor: role.primary },
  '& input:checked': { borderColor: role.primary, backgroundColor: role.primary },
  '& input[aria-invalid=true]': { borderColor: role.error },
  '& input:disabled': { borderColor: role.line, backgroundColor: role.surfaceSunken, cursor: 'default' },
  '& .box svg': { position: 'absolute', color: role.onPrimary, opacity: 0, pointerEvents: 'none' },
  '& input:checked + svg': { opacity: 1 },
  '& input:disabled + svg': { color: role.inkMuted },
  '& label': { flex: 1, paddingBlock: 9, cursor: 'pointer' },
  '& .choice:has(:disabled) label': { color: role.inkMuted, cursor: 'default' },
  '& .below': { minBlockSize: 0, paddingBlock: 0, paddingInlineStart: 36 },
};
