import FilledInput from '@mui/material/FilledInput';
import type { ComponentPropsWithRef } from 'react';
import type { FieldInputProps } from './Field.tsx';

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
