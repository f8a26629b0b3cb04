import type { PaletteOptions } from '@mui/material/styles';
import { role } from './roles.ts';

/** MUI colour: its states are mixed from the role and the ink, so that they follow the scheme. */
const color = (main: string, contrastText: string) => ({
  main,
  light: `color-mix(in oklab, ${main}, ${role.surface} 20%)`,
  dark: `color-mix(in oklab, ${main}, ${role.ink} 14%)`,
  contrastText,
});

const inkMix = (percent: number) => `color-mix(in oklab, ${role.ink} ${percent}%, transparent)`;

/**
 * Some MUI parts parse their colour in script although they are configured to mix in CSS (`SnackbarContent`,
 * `SpeedDialAction`, a collapsed `Breadcrumbs`). They throw for a bare custom property; their result for this one is
 * invalid, so browsers ignore it, and the theme's override applies.
 */
const takenApart = (value: string) => `rgb(from ${value} r g b)`;

/** Grey of MUI's scale: percent of ink on a surface, in either scheme. */
const grey = (ink: number) => takenApart(`color-mix(in oklab, ${role.ink} ${ink}%, ${role.surface})`);

export const palette: PaletteOptions = {
  primary: color(role.primary, role.onPrimary),
  secondary: color(role.secondary, role.onSecondary),
  error: color(role.error, role.surface),
  warning: color(role.warning, role.surface),
  info: color(role.primary, role.onPrimary),
  success: color(role.success, role.surface),
  text: { primary: role.ink, secondary: role.inkMuted, disabled: role.outline },
  background: { default: takenApart(role.background), paper: takenApart(role.surface) },
  grey: {
    50: grey(2),
    100: grey(4),
    200: grey(8),
    300: grey(14),
    400: grey(30),
    500: grey(45),
    600: grey(60),
    700: grey(72),
    800: grey(84),
    900: grey(94),
    A100: grey(10),
    A200: grey(14),
    A400: grey(34),
    A700: grey(72),
  },
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
