import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, motion, radius, typeScale } from '../../theme/tokens.ts';

export const fileStyles: CSSObject = {
  '& .heading': { display: 'flex', alignItems: 'baseline', gap: 12, fontWeight: fontWeight.semibold },
  '& .count': {
    marginInlineStart: 'auto',
    color: role.inkMuted,
    fontWeight: fontWeight.regular,
    fontSize: typeScale.caption,
  },
  '& .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .zone': {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    padding: '28px 20px',
    border: `1.5px dashed ${role.outline}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
    textAlign: 'center',
    transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  },
  '& .zone > svg': { color: role.primary },
  '& .zone.over': { borderColor: role.primary, borderStyle: 'solid', backgroundColor: role.primarySoft },
  '& .zone.invalid': { borderColor: role.error },
  // Cancels the grid gap of an empty message.
  '& > [role=alert]:empty, & > [role=status]:empty': { marginBlockStart: -12 },
  // Phones cannot drag files from another window.
  '@media (hover: none)': { '& .by-dragging': { display: 'none' } },
};
