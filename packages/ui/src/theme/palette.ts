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

/**
 * A colour that some parts of MUI take apart in script although they are told to mix in CSS (`SnackbarContent`,
 * `SpeedDialAction`, a collapsed `Breadcrumbs`). They throw for a bare custom property; what they compute from this one is
 * no colour, so the browser leaves it out, and the theme's override holds.
 */
const takenApart = (value: string) => `rgb(from ${value} r g b)`;

/** A grey of MUI's scale: so much ink, in percent, on a surface. It turns with the scheme. */
const grey = (ink: number) => takenApart(`color-mix(in oklab, ${role.ink} ${ink}%, ${role.surface})`);

/** MUI's palette in terms of our roles. */
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
