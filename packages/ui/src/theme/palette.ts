import type { PaletteOptions } from '@mui/material/styles';
import { role } from './roles.ts';

/** MUI colour: its states are mixed from the role and the ink, so that they follow the scheme. */
const createColor = (main: string, contrastText: string) => ({
  main,
  light: `color-mix(in oklab, ${main}, ${role.surface} 20%)`,
  dark: `color-mix(in oklab, ${main}, ${role.ink} 14%)`,
  contrastText,
});

const mixInk = (percent: number) => `color-mix(in oklab, ${role.ink} ${percent}%, transparent)`;

/**
 * Some MUI parts parse their colour in script although they are configured to mix in CSS (`SnackbarContent`,
 * `SpeedDialAction`, a collapsed `Breadcrumbs`). They throw for a bare custom property; their result for this one is
 * invalid, so browsers ignore it, and the theme's override applies.
 */
const toRelativeColor = (value: string) => `rgb(from ${value} r g b)`;

/** Grey of MUI's scale: percent of ink on a surface, in either scheme. */
const mixGrey = (ink: number) => toRelativeColor(`color-mix(in oklab, ${role.ink} ${ink}%, ${role.surface})`);

export const palette: PaletteOptions = {
  primary: createColor(role.primary, role.onPrimary),
  secondary: createColor(role.secondary, role.onSecondary),
  error: createColor(role.error, role.surface),
  warning: createColor(role.warning, role.surface),
  info: createColor(role.primary, role.onPrimary),
  success: createColor(role.success, role.surface),
  text: { primary: role.ink, secondary: role.inkMuted, disabled: role.outline },
  background: { default: toRelativeColor(role.background), paper: toRelativeColor(role.surface) },
  grey: {
    50: mixGrey(2),
    100: mixGrey(4),
    200: mixGrey(8),
    300: mixGrey(14),
    400: mixGrey(30),
    500: mixGrey(45),
    600: mixGrey(60),
    700: mixGrey(72),
    800: mixGrey(84),
    900: mixGrey(94),
    A100: mixGrey(10),
    A200: mixGrey(14),
    A400: mixGrey(34),
    A700: mixGrey(72),
  },
  divider: role.line,
  action: {
    active: role.inkMuted,
    hover: mixInk(6),
    hoverOpacity: 0.06,
    selected: role.primarySoft,
    focus: mixInk(10),
    disabled: role.outline,
    disabledBackground: role.surfaceSunken,
  },
};
