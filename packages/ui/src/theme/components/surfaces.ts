import type { ThemeOptions } from '@mui/material/styles';
import { role } from '../roles.ts';
import { radius, shadow } from '../tokens.ts';

export const surfaces: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', backgroundColor: role.surfaceRaised } },
  },
  MuiMenu: {
    styleOverrides: { paper: { borderRadius: radius.field, border: `1px solid ${role.line}`, boxShadow: shadow } },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card, border: `1px solid ${role.line}` } } },
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
