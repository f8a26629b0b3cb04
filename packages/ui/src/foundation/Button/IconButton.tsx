import MuiIconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
  /** The icon shows a direction, and mirrors with the writing. */
  directional?: boolean;
}

export function IconButton({ icon: Icon, label, directional = false, ...button }: IconButtonProps) {
  return (
    <MuiIconButton aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={24} strokeWidth={1.75} className={directional ? 'directional' : undefined} />
    </MuiIconButton>
  );
}
