import type { ThemeOptions } from '@mui/material/styles';
import { role } from '../roles.ts';
import { radius, shadow } from '../tokens.ts';

export const surfaces: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', backgroundColor: role.surfaceRaised } },
  },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${role.line}`, borderRadius: radius.card } } },
  MuiListSubheader: {
    styleOverrides: { root: { backgroundColor: 'inherit', lineHeight: 'inherit', paddingBlock: 8 } },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        borderBlockEnd: `1px solid ${role.line}`,
        borderRadius: 0,
        variants: [
          { props: { color: 'default' }, style: { '--AppBar-background': role.surface, '--AppBar-color': role.ink } },
          {
            props: { color: 'primary' },
            style: { '--AppBar-background': role.primary, '--AppBar-color': role.onPrimary },
          },
          {
            props: ({ color }) => color !== 'inherit' && color !== 'transparent',
            style: { backgroundColor: 'var(--AppBar-background)', color: 'var(--AppBar-color)' },
          },
        ],
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { marginTop: 6, borderRadius: radius.field, border: `1px solid ${role.line}`, boxShadow: shadow },
    },
  },
  // The document's styles prevent scrolling behind a modal, without layout shift (`globalStyles.ts`).
  MuiModal: { defaultProps: { disableScrollLock: true } },
  MuiPopover: { defaultProps: { disableScrollLock: true } },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        variants: [{ props: ({ ownerState }) => !ownerState.invisible, style: { backgroundColor: role.scrim } }],
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        variants: [
          {
            props: ({ ownerState }) => !ownerState.fullScreen,
            style: {
              margin: 16,
              maxHeight: 'calc(100dvh - 32px)',
              border: `1px solid ${role.line}`,
              borderRadius: radius.card,
              boxShadow: 'none',
              overscrollBehavior: 'contain',
            },
          },
        ],
      },
    },
  },
  MuiDrawer: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      paper: {
        overscrollBehavior: 'contain',
        variants: [
          {
            props: { anchor: 'bottom' },
            style: {
              maxInlineSize: 640,
              maxBlockSize: '92dvh',
              marginInline: 'auto',
              borderStartStartRadius: radius.card,
              borderStartEndRadius: radius.card,
            },
          },
          {
            props: ({ ownerState }) => ownerState.anchor === 'left' || ownerState.anchor === 'right',
            style: { inlineSize: 'min(360px, 88vw)' },
          },
        ],
      },
    },
  },
};
