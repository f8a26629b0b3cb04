import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, radius, typeScale } from '../../theme/tokens.ts';

/** The dot's shape distinguishes states without colour: ring for pending, full dot for active, bar for ended. */
export const statusChipStyles: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingInline: '8px 10px',
  borderRadius: radius.chip,
  fontSize: typeScale.caption,
  fontWeight: fontWeight.medium,
  lineHeight: lineBox.chip,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: radius.round,
    border: '2px solid currentColor',
  },
  '&.pending': { color: role.superior, backgroundColor: role.superiorSoft },
  '&.active': { color: role.success, backgroundColor: role.successSoft },
  '&.active::before': { backgroundColor: 'currentColor' },
  '&.expired': { color: role.inkMuted, backgroundColor: role.surfaceSunken },
  '&.rejected': { color: role.error, backgroundColor: role.errorSoft },
  '&.expired::before, &.rejected::before': { blockSize: 0, borderRadius: 0, borderBlockEnd: 0 },
};
