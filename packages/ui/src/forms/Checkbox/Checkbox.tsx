import styled from '@emotion/styled';
import MuiCheckbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { belowStyles } from '../Field/fieldFrameStyles.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

const Root = styled('div')({
  ...belowStyles,
  '& .below': { minBlockSize: 0, paddingInlineStart: 32 },
  '& .note': { paddingBlock: 0 },
});

export function Checkbox({
  label,
  hint,
  error,
  checked,
  onChange,
  className,
  style,
  disabled = false,
  ...input
}: CheckboxProps) {
  const noteId = useId();
  const control = (
    <MuiCheckbox
      checked={checked}
      onChange={(_, next) => onChange(next)}
      slotProps={{
        input: { ...input, 'aria-invalid': error !== undefined || undefined, 'aria-describedby': noteId },
      }}
    />
  );
  return (
    <Root className={className} style={style}>
      <FormControlLabel control={control} label={label} disabled={disabled} />
      <div className="below">
        <FieldHelp id={noteId} error={error}>
          {hint}
        </FieldHelp>
      </div>
    </Root>
  );
}
