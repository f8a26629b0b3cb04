import type { ThemeOptions } from '@mui/material/styles';
import { role } from '../roles.ts';
import { radius, typeScale } from '../tokens.ts';

/** Room beside what is typed, in pixels. */
const SIDE = 14;

/** A field is a box with its name inside, above what is typed, and help or an error in a line below. */
export const inputs: ThemeOptions['components'] = {
  MuiFormControl: { defaultProps: { variant: 'filled' } },
  MuiTextField: { defaultProps: { variant: 'filled' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        fontSize: typeScale.caption,
        lineHeight: 1.6,
        transform: `translate(${SIDE}px, 5px)`,
        '&, &.Mui-focused, &.Mui-error': { color: role.inkMuted },
      },
    },
  },
  MuiFilledInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: {
        border: `1px solid ${role.outline}`,
        borderRadius: radius.field,
        '&, &:hover, &.Mui-focused': { backgroundColor: role.surface },
        '&:hover': { borderColor: role.ink },
        '&.Mui-focused': { outline: `2px solid ${role.primary}`, outlineOffset: -1 },
        '&.Mui-error': { borderColor: role.error },
        '&.Mui-disabled': { backgroundColor: role.surfaceSunken, borderColor: role.line },
      },
      input: { boxSizing: 'border-box', height: 60, paddingBlock: '24px 5px', paddingInline: SIDE, lineHeight: 1.5 },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: radius.field,
        backgroundColor: role.surface,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: role.ink },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: role.primary },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: role.error },
      },
      // MUI's own height cuts the tails of Arabic letters.
      input: { height: '1.75em', paddingBlock: 13, lineHeight: 1.75 },
      notchedOutline: { borderColor: role.outline },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 4, fontSize: typeScale.caption, lineHeight: 1.65 } } },
};
