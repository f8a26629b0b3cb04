import FilledInput from '@mui/material/FilledInput';
import type { ComponentPropsWithRef } from 'react';
import type { FieldInputProps } from './Field.tsx';

/** MUI's input in a field, with the platform's own attributes. */
export function FieldInput({
  startAdornment,
  endAdornment,
  disabled,
  ref,
  ...input
}: FieldInputProps & ComponentPropsWithRef<'input'>) {
  return (
    <FilledInput
      startAdornment={startAdornment}
      endAdornment={endAdornment}
      disabled={disabled}
      inputRef={ref}
      slotProps={{ input }}
    />
  );
}
