import type { ThemeOptions } from '@mui/material/styles';
import { role } from '../roles.ts';
import { radius, shadow } from '../tokens.ts';

export const surfaces: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', backgroundColor: role.surfaceRaised } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { marginTop: 6, borderRadius: radius.field, border: `1px solid ${role.line}`, boxShadow: shadow },
    },
  },
  // Behind an open one the page does not scroll: the document's styles say so, and move nothing (`globalStyles.ts`).
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
};
