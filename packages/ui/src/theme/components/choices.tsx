import type { ThemeOptions } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { focusRing } from '../focusRing.ts';
import { role } from '../roles.ts';
import { fontWeight, lineHeight, motion, radius, shadow, touchTarget, typeScale } from '../tokens.ts';

const SWITCH_SIZES_PX = { inlineSize: 52, blockSize: 32, thumb: 22 };
const SWITCH_GAP = (SWITCH_SIZES_PX.blockSize - SWITCH_SIZES_PX.thumb) / 2;

/** The control is drawn smaller than its touch target of 44 px. */
export const choices: ThemeOptions['components'] = {
  MuiCheckbox: {
    defaultProps: {
      icon: <span className="mark" />,
      checkedIcon: (
        <span className="mark">
          <Check size={18} strokeWidth={2.5} />
        </span>
      ),
    },
    styleOverrides: {
      root: {
        padding: 10,
        '& .mark': {
          display: 'grid',
          placeItems: 'center',
          inlineSize: 24,
          blockSize: 24,
          border: `2px solid ${role.outline}`,
          borderRadius: radius.inner,
          backgroundColor: role.surface,
          transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
        },
        '&:hover': { backgroundColor: 'transparent' },
        '&:hover .mark': { borderColor: role.primary },
        '&.Mui-checked .mark': { borderColor: role.primary, backgroundColor: role.primary, color: role.onPrimary },
        '&:has([aria-invalid=true]) .mark': { borderColor: role.error },
        '&.Mui-disabled .mark': {
          borderColor: role.line,
          backgroundColor: role.surfaceSunken,
          color: role.inkMuted,
        },
        '&.Mui-focusVisible, &:has(:focus-visible)': { outline: 'none', '& .mark': focusRing },
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: <span className="mark" />, checkedIcon: <span className="mark" /> },
    styleOverrides: {
      root: {
        padding: 11,
        '& .mark': {
          inlineSize: 22,
          blockSize: 22,
          border: `2px solid ${role.outline}`,
          borderRadius: radius.round,
          backgroundColor: role.surface,
          transition: `border-color ${motion.quick}ms`,
        },
        '&:hover': { backgroundColor: 'transparent' },
        '&:hover .mark': { borderColor: role.primary },
        '&.Mui-checked .mark': { borderWidth: 7, borderColor: role.primary },
        '&.Mui-disabled .mark': { borderColor: role.line, backgroundColor: role.surfaceSunken },
        '&.Mui-focusVisible, &:has(:focus-visible)': { outline: 'none', '& .mark': focusRing },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: 2,
        marginInline: '-10px 0',
        '&:has(.MuiSwitch-root)': { alignItems: 'center', gap: 12, marginInline: 0 },
      },
      label: { paddingBlock: 9, '&.Mui-disabled': { color: role.inkMuted } },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: {
        inlineSize: SWITCH_SIZES_PX.inlineSize,
        blockSize: SWITCH_SIZES_PX.blockSize,
        padding: 0,
        overflow: 'visible',
      },
      switchBase: {
        padding: SWITCH_GAP,
        color: role.outline,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': {
          color: role.onPrimary,
          '&:hover': { backgroundColor: 'transparent' },
          '& + .MuiSwitch-track': { borderColor: role.primary, backgroundColor: role.primary },
        },
        '&.Mui-disabled, &.Mui-checked.Mui-disabled': {
          color: role.outline,
          '& + .MuiSwitch-track': { borderColor: role.line, backgroundColor: role.surfaceSunken },
        },
        '&:focus-visible, &:has(:focus-visible)': {
          outline: 'none',
          '& + .MuiSwitch-track': focusRing,
        },
      },
      // Extends the touch target beyond the drawing.
      input: { insetBlock: -6, blockSize: 'auto' },
      thumb: { inlineSize: SWITCH_SIZES_PX.thumb, blockSize: SWITCH_SIZES_PX.thumb, boxShadow: 'none' },
      track: {
        border: `2px solid ${role.outline}`,
        borderRadius: radius.chip,
        backgroundColor: role.surfaceSunken,
        opacity: 1,
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 36,
        gap: 8,
        paddingInline: 14,
        borderRadius: radius.chip,
        fontSize: 'inherit',
        lineHeight: lineHeight.text,
        transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
        variants: [
          { props: { variant: 'filled', color: 'default' }, style: { backgroundColor: role.surfaceSunken } },
          {
            props: { variant: 'outlined' },
            style: { borderColor: role.outline, backgroundColor: role.surface, color: role.ink },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: role.primary,
              '&, &:hover': { backgroundColor: role.primarySoft },
              color: role.primary,
              fontWeight: fontWeight.medium,
            },
          },
        ],
      },
      sizeSmall: { minHeight: 0, gap: 4, paddingInline: 8, fontSize: typeScale.caption, fontWeight: fontWeight.medium },
      label: { paddingInline: 0 },
      icon: { margin: 0, color: 'inherit' },
      deleteIcon: { margin: 0, color: 'inherit', '&:hover': { color: role.ink } },
    },
  },
  // A sunken area with the selected button raised in it.
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { gap: 4, padding: 4, borderRadius: radius.field, backgroundColor: role.surfaceSunken },
      grouped: { margin: 0, border: '1px solid transparent', borderRadius: radius.inner },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: touchTarget,
        paddingBlock: 0,
        paddingInline: 16,
        borderRadius: radius.inner,
        color: role.inkMuted,
        fontWeight: fontWeight.regular,
        lineHeight: lineHeight.snug,
        transition: `background-color ${motion.calm}ms, color ${motion.calm}ms`,
        '&:hover': { backgroundColor: 'transparent', color: role.ink },
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: role.line,
          backgroundColor: role.surfaceRaised,
          boxShadow: shadow,
          color: role.ink,
          fontWeight: fontWeight.medium,
        },
      },
    },
  },
};
