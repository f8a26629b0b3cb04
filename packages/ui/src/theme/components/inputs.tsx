import type { ThemeOptions } from '@mui/material/styles';
import { ChevronDown, X } from 'lucide-react';
import { focusRing } from '../focusRing.ts';
import { role } from '../roles.ts';
import {
  fieldHeight,
  fontWeight,
  lineHeight,
  motion,
  radius,
  ring,
  shadow,
  touchTarget,
  typeScale,
} from '../tokens.ts';

const SIDE_PADDING_PX = 14;
const ICON_SPACE_PX = 32;

const BUTTON_SPACE_PX = 46;

const listStyles = {
  border: `1px solid ${role.line}`,
  borderRadius: radius.field,
  backgroundColor: role.surfaceRaised,
  boxShadow: shadow,
} as const;

const optionStyles = { minHeight: touchTarget, gap: 10, paddingInline: 10, borderRadius: radius.inner } as const;

/** A field is a box with its label inside, above the value, and help or an error in a line below. */
export const inputs: ThemeOptions['components'] = {
  MuiFormControl: { defaultProps: { variant: 'filled' } },
  MuiTextField: { defaultProps: { variant: 'filled' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: role.inkMuted },
        variants: [
          {
            props: { variant: 'filled' },
            style: {
              // A leading icon is beside both label and value.
              '--start': `${SIDE_PADDING_PX + 1}px`,
              '&:has(+ .MuiInputBase-adornedStart)': { '--start': `${SIDE_PADDING_PX + 1 + ICON_SPACE_PX}px` },
              maxWidth: `calc(100% - var(--start) - ${SIDE_PADDING_PX + 1}px)`,
              fontSize: typeScale.caption,
              lineHeight: lineHeight.label,
              transform: 'none',
              insetInlineStart: 'var(--start)',
              insetBlockStart: 6,
            },
          },
        ],
      },
    },
  },
  MuiInputBase: {
    // Else each field adds and removes a global sheet, which forces a layout of the whole page each time. The sheet
    // detects autofill, for labels that move.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        textOverflow: 'ellipsis',
        '&::-webkit-input-placeholder': { color: role.inkMuted, opacity: 1 },
        '&::-moz-placeholder': { color: role.inkMuted, opacity: 1 },
        '&.Mui-disabled': { color: role.inkMuted, WebkitTextFillColor: 'currentColor', cursor: 'default' },
        // Keeps the field's colours in both schemes when the browser autofills it.
        '&:-webkit-autofill': { boxShadow: `inset 0 0 0 100px ${role.surface}`, WebkitTextFillColor: role.ink },
        // Left-to-right values are aligned to the start of an Arabic field.
        '[dir=rtl] &[dir=ltr]': { textAlign: 'end' },
      },
    },
  },
  MuiFilledInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: {
        border: `1px solid ${role.outline}`,
        borderRadius: radius.field,
        paddingBlock: 0,
        paddingInline: SIDE_PADDING_PX,
        transition: `border-color ${motion.quick}ms`,
        '&, &:hover, &.Mui-focused': { backgroundColor: role.surface },
        '&:hover': { borderColor: role.ink },
        // The focus style also applies before hydration, when `Mui-focused` is missing.
        '&.Mui-focused, &:has(> .MuiInputBase-input:focus-visible)': {
          outline: `2px solid var(--ring, ${role.primary})`,
          outlineOffset: -1,
        },
        '&.Mui-error': { '--ring': role.error, borderColor: role.error },
        '&.Mui-disabled': { backgroundColor: role.surfaceSunken, borderColor: role.line },
        // Keeps the text of a multiline field clear of its label while scrolled.
        '&.MuiInputBase-multiline': { paddingBlock: '28px 12px', lineHeight: 'inherit' },
      },
      input: {
        boxSizing: 'border-box',
        height: fieldHeight - 2,
        paddingBlock: '24px 5px',
        paddingInline: 0,
        lineHeight: lineHeight.text,
        '&:is(textarea)': {
          height: 'auto',
          padding: 0,
          lineHeight: 'inherit',
          fieldSizing: 'content',
          minBlockSize: '3lh',
          maxBlockSize: '12lh',
          '@supports not (field-sizing: content)': { resize: 'vertical' },
        },
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: {
        flex: 'none',
        color: role.inkMuted,
        '& .MuiIconButton-root': { color: 'inherit', '&:focus-visible': { outlineOffset: -4 } },
        '& .MuiIconButton-root:last-of-type': { marginInlineEnd: -12 },
        '& .MuiIconButton-root svg': { inlineSize: 20, blockSize: 20 },
        variants: [{ props: { position: 'start' }, style: { '&&': { marginBlockStart: 0 }, marginInlineEnd: 12 } }],
      },
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      popupIcon: <ChevronDown size={20} strokeWidth={1.75} />,
      clearIcon: <X size={18} strokeWidth={1.75} />,
    },
    styleOverrides: {
      inputRoot: {
        '.MuiAutocomplete-hasPopupIcon &, .MuiAutocomplete-hasClearIcon &': { paddingInlineEnd: BUTTON_SPACE_PX },
        '.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon &': { paddingInlineEnd: 2 * BUTTON_SPACE_PX },
      },
      endAdornment: {
        insetInlineEnd: SIDE_PADDING_PX - 12,
        '& .MuiIconButton-root': { margin: 0, color: role.inkMuted },
      },
      clearIndicator: { visibility: 'visible' },
      paper: { ...listStyles, marginBlock: 6 },
      listbox: { padding: 6, maxHeight: 280, overscrollBehavior: 'contain' },
      option: {
        ...optionStyles,
        '&[aria-selected=true]': { backgroundColor: role.primarySoft, fontWeight: fontWeight.medium },
        '&.Mui-focused, &[aria-selected=true].Mui-focused': { backgroundColor: role.primarySoft },
      },
      // Hidden when the field is scrolled out of view.
      popper: { '&[data-popper-reference-hidden]': { visibility: 'hidden', pointerEvents: 'none' } },
      noOptions: { color: role.inkMuted },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      // MUI's names: space of the arrow, and of the adornment before it.
      select: {
        paddingBlock: '27px 8px',
        paddingInlineEnd: `calc(var(--_caret, 32px) + var(--_endAdornment, 0px) - ${SIDE_PADDING_PX - 4}px)`,
      },
      icon: {
        insetInlineEnd: SIDE_PADDING_PX,
        insetBlockStart: 'calc(50% - 10px)',
        inlineSize: 20,
        blockSize: 20,
        strokeWidth: 1.75,
        color: role.inkMuted,
      },
    },
  },
  MuiOutlinedInput: {
    // The label is on the outline from the start, like inside the other fields.
    defaultProps: { notched: true },
    styleOverrides: {
      root: {
        borderRadius: radius.field,
        backgroundColor: role.surface,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: role.ink },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: role.primary },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: role.error },
      },
      // MUI's height cuts the descenders of Arabic letters.
      input: { height: '1.75em', paddingBlock: 13, lineHeight: lineHeight.relaxed },
      notchedOutline: { borderColor: role.outline },
    },
  },
  MuiInput: { styleOverrides: { root: { '&::before': { borderColor: role.outline } } } },
  MuiSlider: {
    styleOverrides: {
      valueLabel: { backgroundColor: role.ink, color: role.background, borderRadius: radius.mark },
      root: { height: 4, paddingBlock: 20 },
      rail: { backgroundColor: role.outline, opacity: 0.5 },
      track: { border: 0 },
      thumb: {
        inlineSize: 22,
        blockSize: 22,
        border: `2px solid ${role.primary}`,
        backgroundColor: role.surface,
        '&::before': { boxShadow: 'none' },
        '.Mui-disabled &': { borderColor: role.outline },
        '&:hover, &.Mui-active': { boxShadow: ring('handle', role.primarySoft) },
        '&.Mui-focusVisible': { ...focusRing, boxShadow: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        marginInline: 4,
        paddingBlockStart: 4,
        display: 'flex',
        gap: 6,
        fontSize: typeScale.caption,
        lineHeight: lineHeight.hint,
        '&, &.Mui-disabled': { color: role.inkMuted },
        '&.Mui-error': { color: role.error },
        '& svg': { flex: 'none', marginBlockStart: 3 },
      },
    },
  },
};
