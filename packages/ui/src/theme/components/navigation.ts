import type { ThemeOptions } from '@mui/material/styles';
import { role } from '../roles.ts';
import { fontWeight, radius, touchTarget, typeScale } from '../tokens.ts';

/** From the middle of a step's mark to the line that leads to it. */
const STEP_MARK_PX = { size: 36, gap: 8 };
const INDICATOR_HEIGHT_PX = 2;

export const navigation: ThemeOptions['components'] = {
  MuiTabs: { styleOverrides: { root: { minHeight: touchTarget } } },
  MuiTab: { styleOverrides: { root: { minHeight: touchTarget, '&:hover': { color: role.ink } } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: touchTarget,
        marginInline: 6,
        paddingInline: 16,
        borderRadius: radius.inner,
        color: role.ink,
        '&:focus-visible': { outlineOffset: -2 },
        '&.Mui-focusVisible': { backgroundColor: role.surfaceSunken },
        '&:hover': { backgroundColor: role.surfaceSunken },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          color: role.primary,
          backgroundColor: role.primarySoft,
          fontWeight: fontWeight.medium,
        },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: '6px 12px',
        borderRadius: radius.inner,
        backgroundColor: role.ink,
        color: role.background,
        fontSize: typeScale.caption,
        fontWeight: fontWeight.regular,
      },
      arrow: { color: role.ink },
    },
  },
  MuiPagination: { defaultProps: { color: 'primary', shape: 'rounded' } },
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: touchTarget, height: touchTarget, fontVariantNumeric: 'tabular-nums' } },
  },
  MuiBreadcrumbs: {
    styleOverrides: { root: { color: role.inkMuted }, li: { minHeight: touchTarget, alignContent: 'center' } },
  },
  MuiStepper: { defaultProps: { alternativeLabel: true } },
  MuiStepConnector: {
    styleOverrides: {
      root: {
        '&.MuiStepConnector-alternativeLabel': {
          top: (STEP_MARK_PX.size - INDICATOR_HEIGHT_PX) / 2,
          insetInlineStart: `calc(-50% + ${STEP_MARK_PX.size / 2 + STEP_MARK_PX.gap}px)`,
          insetInlineEnd: `calc(50% + ${STEP_MARK_PX.size / 2 + STEP_MARK_PX.gap}px)`,
        },
        '&.Mui-active, &.Mui-completed': { '& .MuiStepConnector-line': { borderColor: role.primary } },
      },
      line: { borderColor: role.line, borderWidth: INDICATOR_HEIGHT_PX },
    },
  },
  MuiStepIcon: { styleOverrides: { root: { fontSize: STEP_MARK_PX.size } } },
  MuiStepLabel: {
    styleOverrides: {
      label: {
        fontSize: typeScale.caption,
        color: role.inkMuted,
        '&.MuiStepLabel-alternativeLabel': { marginTop: 6 },
        '&.Mui-completed': { color: role.inkMuted, fontWeight: fontWeight.regular },
        '&.Mui-active, &.Mui-error': { color: role.ink, fontWeight: fontWeight.semibold },
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        border: `1px solid ${role.line}`,
        backgroundColor: role.surface,
        '&::before': { display: 'none' },
        '&:not(:last-of-type)': { borderBottomWidth: 0 },
        '&:first-of-type': { borderStartStartRadius: radius.card, borderStartEndRadius: radius.card },
        '&:last-of-type': { borderEndStartRadius: radius.card, borderEndEndRadius: radius.card },
        // Stays open without JavaScript.
        '@media (scripting: none)': { '& .MuiCollapse-root': { height: 'auto', visibility: 'visible' } },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 56,
        paddingInline: 20,
        borderRadius: radius.field,
        '&:hover, &.Mui-expanded': { color: role.primary },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      },
      content: { marginBlock: 14, fontWeight: fontWeight.medium },
      expandIconWrapper: { flex: 'none', marginInlineStart: 16, color: role.inkMuted },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 20px 12px' } } },
};
