import type { LucideIcon } from 'lucide-react';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';

interface ActionLook {
  label: string;
  icon?: LucideIcon;
  /** The icon shows a direction, and mirrors with the writing. */
  directional?: boolean;
}

export type ScreenAction = (ActionLook & { href: string }) | (ActionLook & { onAct(): void; busy?: boolean });

export interface ScreenButtonProps {
  action: ScreenAction;
  look: 'filled' | 'outlined';
}

/** Button of a screen without content. */
export function ScreenButton({ action, look }: ScreenButtonProps) {
  const { label, icon, directional } = action;
  return 'href' in action ? (
    <ButtonLink href={action.href} look={look} icon={icon} directional={directional}>
      {label}
    </ButtonLink>
  ) : (
    <Button onClick={action.onAct} busy={action.busy} look={look} icon={icon} directional={directional}>
      {label}
    </Button>
  );
}
