import { role } from './roles.ts';
import { radius, touchTarget } from './tokens.ts';

/** Shape of icon buttons: MUI's by the theme, and links in the shell that look like one. */
export const iconButtonStyles = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  padding: 0,
  borderRadius: radius.round,
  color: role.ink,
  '&:hover': { backgroundColor: role.surfaceSunken },
} as const;
