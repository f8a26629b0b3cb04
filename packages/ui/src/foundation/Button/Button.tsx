import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from '../../link/Link.tsx';

interface Look {
  /** Filled is for the one thing that a screen wants done. */
  look?: 'filled' | 'outlined' | 'quiet';
  /** `error` for what takes something away for good, `success` for what is done. */
  color?: 'primary' | 'error' | 'success';
  /** Drawn before the words. */
  icon?: LucideIcon;
  /** The icon means a direction, and mirrors with the writing. */
  directional?: boolean;
  /** As wide as its container. */
  wide?: boolean;
}

export interface ButtonProps extends Look, Omit<ComponentPropsWithRef<'button'>, 'color'> {
  /** Something is under way: shows it, and ignores presses. */
  busy?: boolean;
}

export interface ButtonLinkProps extends Look, Omit<LinkProps, 'color'> {}

const VARIANTS = { filled: 'contained', outlined: 'outlined', quiet: 'text' } as const;

/** A press that does nothing: not even send the form that the button is to send. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** Does something here. */
export function Button({ look, color, icon, directional, wide, busy = false, ...button }: ButtonProps) {
  return (
    <MuiButton
      {...lookProps({ look, color, icon, directional, wide })}
      {...(busy && { startIcon: <CircularProgress color="inherit" size={18} aria-hidden /> })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...button}
      onClick={busy ? ignore : button.onClick}
    />
  );
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ look, color, icon, directional, wide, ...link }: ButtonLinkProps) {
  return <MuiButton {...lookProps({ look, color, icon, directional, wide })} component={Link} {...link} />;
}

function lookProps({ look = 'filled', color = 'primary', icon: Icon, directional, wide = false }: AllOf<Look>) {
  return {
    variant: VARIANTS[look],
    color,
    fullWidth: wide,
    startIcon: Icon && (
      <Icon aria-hidden size={20} strokeWidth={1.75} className={directional ? 'directional' : undefined} />
    ),
  } satisfies MuiButtonProps;
}

type AllOf<Props> = { [Name in keyof Required<Props>]: Props[Name] | undefined };
