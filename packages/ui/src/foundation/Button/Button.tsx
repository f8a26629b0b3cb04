import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from '../../link/Link.tsx';

interface SharedProps {
  variant?: 'contained' | 'outlined' | 'text';
  /** `error` for irreversible actions, `success` for completed ones. */
  color?: 'primary' | 'error' | 'success';
  icon?: LucideIcon;
  /** The icon shows a direction, and mirrors with the writing. */
  directional?: boolean;
  wide?: boolean;
}

export interface ButtonProps extends SharedProps, Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** Shows a spinner and ignores presses. */
  busy?: boolean;
}

export interface ButtonLinkProps extends SharedProps, Omit<LinkProps, 'color'> {}

/** A press on a busy button must not submit the form. */
const preventDefault = (event: MouseEvent) => event.preventDefault();

export function Button({ variant, color, icon, directional, wide, busy = false, ...button }: ButtonProps) {
  return (
    <MuiButton
      {...getMuiProps({ variant, color, icon, directional, wide })}
      {...(busy && { startIcon: <CircularProgress color="inherit" size={18} aria-hidden /> })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...button}
      onClick={busy ? preventDefault : button.onClick}
    />
  );
}

export function ButtonLink({ variant, color, icon, directional, wide, ...link }: ButtonLinkProps) {
  return <MuiButton {...getMuiProps({ variant, color, icon, directional, wide })} component={Link} {...link} />;
}

function getMuiProps({
  variant = 'contained',
  color = 'primary',
  icon: Icon,
  directional,
  wide = false,
}: AllProps<SharedProps>) {
  return {
    variant,
    color,
    fullWidth: wide,
    startIcon: Icon && (
      <Icon aria-hidden size={20} strokeWidth={1.75} className={directional ? 'directional' : undefined} />
    ),
  } satisfies MuiButtonProps;
}

type AllProps<Props> = { [Name in keyof Required<Props>]: Props[Name] | undefined };
