import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps, splitField } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldInput.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'value' | 'onChange' | 'children'> {
  value: string;
  onChange(value: string): void;
}

/** Left-to-right in every language. */
const LEFT_TO_RIGHT_TYPES = new Set(['email', 'url', 'tel']);

/** One-line text field. `className` and `style` go to the field, other attributes to its input. */
export function TextField(props: TextFieldProps) {
  const [field, { type = 'text', onChange, ...input }] = splitField(props);
  return (
    <Field {...field}>
      {(frame) => (
        <FieldInput
          type={type}
          dir={LEFT_TO_RIGHT_TYPES.has(type) ? 'ltr' : undefined}
          {...input}
          {...frame}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
