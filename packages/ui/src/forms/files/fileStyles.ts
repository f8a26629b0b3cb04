import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, motion, radius, typeScale } from '../../theme/tokens.ts';

/** Where files are dropped, and what is said under it; the pickers' roots spread these. */
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
  '& .zone.wrong': { borderColor: role.error },
  // Nothing is said yet, so nothing is in the way: takes back the gap of the pickers' grids.
  '& > [role=alert]:empty, & > [role=status]:empty': { marginBlockStart: -12 },
  // A phone has nothing to drag from.
  '@media (hover: none)': { '& .by-dragging': { display: 'none' } },
};
