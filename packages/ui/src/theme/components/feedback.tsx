import type { ThemeOptions } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { role } from '../roles.ts';
import { fontWeight, radius } from '../tokens.ts';

const renderIcon = (Icon: LucideIcon) => <Icon aria-hidden size={22} strokeWidth={1.75} />;

const ICON_SPACE = 36;

export const feedback: ThemeOptions['components'] = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        error: renderIcon(CircleAlert),
        warning: renderIcon(TriangleAlert),
        success: renderIcon(CircleCheck),
        info: renderIcon(Info),
      },
    },
    styleOverrides: {
      root: {
        // Actions wrap below the text where there is no room beside it.
        flexWrap: 'wrap',
        gap: 12,
        padding: '12px 16px',
        border: '1px solid transparent',
        borderRadius: radius.field,
        color: role.ink,
        fontSize: 'inherit',
        lineHeight: 'inherit',
        variants: [
          { props: { severity: 'error' }, style: { borderColor: role.error, backgroundColor: role.errorSoft } },
          { props: { severity: 'success' }, style: { backgroundColor: role.successSoft } },
          { props: { severity: 'warning' }, style: { backgroundColor: role.superiorSoft } },
          { props: { severity: 'info' }, style: { backgroundColor: role.primarySoft } },
        ],
      },
      icon: { flex: 'none', margin: 0, padding: '2px 0', opacity: 1 },
      message: {
        flex: '1 1 220px',
        maxInlineSize: `calc(100% - ${ICON_SPACE}px)`,
        padding: 0,
        overflow: 'visible',
        overflowWrap: 'anywhere',
      },
      action: { gap: 4, margin: 0, marginInlineStart: 'auto', padding: 0, whiteSpace: 'nowrap' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: fontWeight.semibold },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { borderRadius: radius.field, backgroundColor: role.ink, color: role.background, lineHeight: 'inherit' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { inlineSize: '100%', flex: 'none', height: 6, borderRadius: radius.chip, backgroundColor: role.line },
    },
  },
};
