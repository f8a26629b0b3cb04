import MuiIconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> {
  icon: LucideIcon;
  /** What it does, in words: read aloud, and shown as a tooltip. */
  label: string;
}

/** A button that is one icon. */
export function IconButton({ icon: Icon, label, ...button }: IconButtonProps) {
  return (
    <MuiIconButton aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
    </MuiIconButton>
  );
}
