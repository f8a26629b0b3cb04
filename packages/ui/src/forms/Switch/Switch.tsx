import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { switchStyles } from './switchStyles.ts';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked' | 'onChange' | 'children'> {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
}

const Root = styled('div')(switchStyles);

/** On or off, at once: what a form sends later is a `Checkbox`. */
export function Switch({ label, hint, checked, onChange, className, style, id, ...input }: SwitchProps) {
  const made = useId();
  const control = id ?? made;
  const note = `${control}-note`;
  return (
    <Root className={className} style={style}>
      <div className="words">
        <label htmlFor={control}>{label}</label>
        {hint && (
          <p id={note} className="hint">
            {hint}
          </p>
        )}
      </div>
      <span className="track">
        <input
          {...input}
          id={control}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? note : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="thumb" aria-hidden />
      </span>
    </Root>
  );
}
