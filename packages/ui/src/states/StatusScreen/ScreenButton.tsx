import type { LucideIcon } from 'lucide-react';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';

interface ActionLabel {
  label: string;
  icon?: LucideIcon;
  /** The icon shows a direction, and mirrors with the writing. */
  directional?: boolean;
}

export type ScreenAction = (ActionLabel & { href: string }) | (ActionLabel & { onClick(): void; busy?: boolean });

export interface ScreenButtonProps {
  action: ScreenAction;
  variant: 'contained' | 'outlined';
}

/** Button of a screen without content. */
export function ScreenButton({ action, variant }: ScreenButtonProps) {
  const { label, icon, directional } = action;
  return 'href' in action ? (
    <ButtonLink href={action.href} variant={variant} icon={icon} directional={directional}>
      {label}
    </ButtonLink>
  ) : (
    <Button onClick={action.onClick} busy={action.busy} variant={variant} icon={icon} directional={directional}>
      {label}
    </Button>
  );
}
