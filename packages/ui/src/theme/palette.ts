import type { PaletteOptions } from '@mui/material/styles';
import { role } from './roles.ts';

/** One MUI colour: states are mixed from the role and the ink, so that they follow the scheme too. */
const color = (main: string, contrastText: string) => ({
  main,
  light: `color-mix(in oklab, ${main}, ${role.surface} 20%)`,
  dark: `color-mix(in oklab, ${main}, ${role.ink} 14%)`,
  contrastText,
});

const inkMix = (percent: number) => `color-mix(in oklab, ${role.ink} ${percent}%, transparent)`;

/** MUI's palette in terms of our roles. */
export const palette: PaletteOptions = {
  primary: color(role.primary, role.onPrimary),
  secondary: color(role.secondary, role.onSecondary),
  error: color(role.error, role.surface),
  warning: color(role.warning, role.surface),
  info: color(role.primary, role.onPrimary),
  success: color(role.success, role.surface),
  text: { primary: role.ink, secondary: role.inkMuted, disabled: role.outline },
  background: { default: role.background, paper: role.surface },
  divider: role.line,
  action: {
    active: role.inkMuted,
    hover: inkMix(6),
    hoverOpacity: 0.06,
    selected: role.primarySoft,
    focus: inkMix(10),
    disabled: role.outline,
    disabledBackground: role.surfaceSunken,
  },
};
