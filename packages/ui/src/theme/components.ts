import type { ThemeOptions } from '@mui/material/styles';
import { role } from './roles.ts';
import { radius, shadow } from './tokens.ts';

/** The ring that shows where the keyboard is. */
export const focusRing = { outline: `2px solid ${role.primary}`, outlineOffset: 2 } as const;

/** Defaults of the MUI components that we use. Ripples are off: they cost script on every tap and explain nothing. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 44, borderRadius: radius.field, paddingInline: 20 } },
  },
  MuiIconButton: { styleOverrides: { root: { minInlineSize: 44, minBlockSize: 44, color: role.ink } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: radius.field, backgroundColor: role.surface },
      notchedOutline: { borderColor: role.outline },
    },
  },
  MuiInputBase: {
    // MUI's own height cuts the tails of Arabic letters.
    styleOverrides: { input: { height: '1.75em', lineHeight: 1.75, paddingBlock: 13 } },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        color: role.ink,
        variants: [
          { props: { severity: 'error' }, style: { backgroundColor: role.errorSoft } },
          { props: { severity: 'success' }, style: { backgroundColor: role.successSoft } },
          { props: { severity: 'warning' }, style: { backgroundColor: role.superiorSoft } },
          { props: { severity: 'info' }, style: { backgroundColor: role.primarySoft } },
        ],
      },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: radius.chip, backgroundColor: role.line } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', backgroundColor: role.surfaceRaised } },
  },
  MuiMenu: {
    styleOverrides: { paper: { borderRadius: radius.field, border: `1px solid ${role.line}`, boxShadow: shadow } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card, border: `1px solid ${role.line}` } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
