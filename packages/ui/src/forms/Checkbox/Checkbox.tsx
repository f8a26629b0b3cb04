import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldNote } from '../Field/Field.tsx';
import { checkboxStyles } from './checkboxStyles.ts';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'checked' | 'onChange' | 'children'> {
  /** What is agreed to or chosen; may hold a link. */
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

const Root = styled('div')(checkboxStyles);

/** Yes or no, as a part of what a form sends. `className` and `style` go to the root, the rest to the input. */
export function Checkbox({ label, hint, error, checked, onChange, className, style, id, ...input }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  const note = `${control}-note`;
  return (
    <Root className={className} style={style}>
      <div className="choice">
        <span className="box">
          <input
            {...input}
            id={control}
            type="checkbox"
            checked={checked}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={note}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <Check aria-hidden size={18} strokeWidth={2.5} />
        </span>
        <label htmlFor={control}>{label}</label>
      </div>
      <div className="below">
        <FieldNote id={note} error={error}>
          {hint}
        </FieldNote>
      </div>
    </Root>
  );
}
