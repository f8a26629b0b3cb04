import styled from '@emotion/styled';
import MuiSwitch from '@mui/material/Switch';
import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'checked' | 'onChange' | 'children'> {
  label: string;
  icon?: LucideIcon;
  hint?: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 48,
  '& .textBlock': { flex: 1 },
  '& label': { display: 'block', paddingBlock: 4, cursor: 'pointer' },
  '& .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '&:has(:disabled) label': { color: role.inkMuted, cursor: 'default' },
});

/** Switch with immediate effect; use `Checkbox` for values that a form submits. */
export function Switch({
  label,
  icon: Icon,
  hint,
  checked,
  onChange,
  className,
  style,
  id,
  disabled,
  ...input
}: SwitchProps) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const note = `${control}-note`;
  return (
    <Root className={className} style={style}>
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} />}
      <div className="textBlock">
        <label htmlFor={control}>{label}</label>
        {hint && (
          <p id={note} className="hint">
            {hint}
          </p>
        )}
      </div>
      <MuiSwitch
        checked={checked}
        disabled={disabled}
        onChange={(_, next) => onChange(next)}
        slotProps={{
          input: { ...input, id: control, role: 'switch', 'aria-describedby': hint ? note : undefined },
        }}
      />
    </Root>
  );
}
