import { role } from '../../theme/roles.ts';
import { fontWeight, radius, shadow } from '../../theme/tokens.ts';

export const pillStyles = {
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 48,
  paddingInline: 22,
  borderRadius: radius.chip,
  backgroundColor: role.primary,
  color: role.onPrimary,
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  boxShadow: shadow,
} as const;
