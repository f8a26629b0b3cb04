import type { ThemeOptions } from '@mui/material/styles';
import { iconButtonStyles } from '../../foundation/Button/iconButtonStyles.ts';
import { Link } from '../../foundation/Link/Link.tsx';
import { focusRing } from '../focusRing.ts';
import { role } from '../roles.ts';

/** Ripples are off: they cost script on every tap and explain nothing. Addresses go through the app's router. */
export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: Link },
    // Also before the page is awake, when nothing says `Mui-focusVisible` yet.
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 44,
        paddingBlock: 8,
        paddingInline: 20,
        gap: 8,
        border: '1px solid transparent',
        lineHeight: 1.4,
        textAlign: 'center',
        userSelect: 'auto',
        '& svg': { flex: 'none' },
        '&.Mui-disabled': { backgroundColor: role.surfaceSunken, color: role.inkMuted, borderColor: role.line },
        variants: [
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: role.outline,
              backgroundColor: role.surface,
              color: role.ink,
              '&:hover': { borderColor: role.ink, backgroundColor: role.surface },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              paddingInline: 12,
              '&.Mui-disabled': { backgroundColor: 'transparent', borderColor: 'transparent' },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: { '&:hover': { backgroundColor: role.primarySoft } },
          },
        ],
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: iconButtonStyles,
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
