import type { CSSObject } from '@emotion/react';
import type { LeadStatus } from '@mashrabiya/contract';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, radius, typeScale } from '../../theme/tokens.ts';

const COLORS: Readonly<Record<LeadStatus, CSSObject>> = {
  new: { color: role.secondary, backgroundColor: role.secondarySoft },
  contacted: { color: role.primary, backgroundColor: role.primarySoft },
  viewing: { color: role.elite, backgroundColor: role.eliteSoft },
  offer: { color: role.superior, backgroundColor: role.superiorSoft },
  won: { color: role.success, backgroundColor: role.successSoft },
  lost: { color: role.inkMuted, backgroundColor: role.surfaceSunken },
};

/** Chip with the status as its class. */
export const leadStatusStyles: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 12,
  borderRadius: radius.chip,
  fontFamily: 'inherit',
  fontSize: typeScale.caption,
  fontWeight: fontWeight.medium,
  lineHeight: lineBox.chip,
  whiteSpace: 'nowrap',
  ...Object.fromEntries(Object.entries(COLORS).map(([status, color]) => [`&.${status}`, color])),
};
