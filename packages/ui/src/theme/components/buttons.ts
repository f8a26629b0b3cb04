import type { ThemeOptions } from '@mui/material/styles';
import { Link } from '../../link/Link.tsx';
import { focusRing } from '../focusRing.ts';
import { iconButtonStyles } from '../iconButtonStyles.ts';
import { role } from '../roles.ts';
import { lineHeight, shadow, touchTarget } from '../tokens.ts';

/** Ripples are off: they cost script on every tap and explain nothing. Links use the app's router. */
export const buttons: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: Link },
    // The focus ring also shows before hydration, when `Mui-focusVisible` is missing.
    styleOverrides: { root: { '&:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: touchTarget,
        paddingBlock: 8,
        paddingInline: 20,
        gap: 8,
        border: '1px solid transparent',
        lineHeight: lineHeight.snug,
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
          ...(['error', 'success'] as const).map((color) => ({
            props: { variant: 'outlined' as const, color },
            style: {
              borderColor: role[color],
              backgroundColor: role.surface,
              '&:hover': { borderColor: role[color], backgroundColor: role[`${color}Soft`] },
            },
          })),
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
  MuiFab: {
    styleOverrides: {
      root: {
        boxShadow: shadow,
        lineHeight: lineHeight.snug,
        variants: [
          {
            props: { color: 'default' },
            style: {
              border: `1px solid ${role.line}`,
              backgroundColor: role.surfaceRaised,
              color: role.ink,
              '&:hover': { backgroundColor: role.surfaceSunken },
            },
          },
        ],
      },
    },
  },
  MuiSpeedDialAction: {
    styleOverrides: {
      fab: { backgroundColor: role.surfaceRaised, color: role.ink, '&:hover': { backgroundColor: role.surfaceSunken } },
      staticTooltipLabel: { backgroundColor: role.surfaceRaised, color: role.ink },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
