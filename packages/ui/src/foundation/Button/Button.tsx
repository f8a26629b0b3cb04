import { styled } from '@mui/material/styles';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { buttonClass, buttonStyles } from './buttonStyles.ts';

interface Look {
  /** Filled is for the one thing that a screen wants done. */
  look?: 'filled' | 'outlined' | 'quiet';
  /** Drawn before the words. */
  icon?: LucideIcon;
  /** As wide as its container. */
  wide?: boolean;
}

export interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** Something is under way: shows it, and ignores presses. */
  busy?: boolean;
}

export interface ButtonLinkProps extends Look, LinkProps {}

const ButtonRoot = styled('button')(buttonStyles);
const LinkRoot = styled(Link)(buttonStyles);

/** Does something here. */
export function Button({
  look = 'filled',
  icon: Icon,
  wide,
  busy = false,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <ButtonRoot
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...button}
      onClick={busy ? undefined : button.onClick}
      className={buttonClass(look, wide, className)}
    >
      {busy ? <span className="spinner" aria-hidden /> : Icon && <Icon aria-hidden size={20} strokeWidth={1.75} />}
      {children}
    </ButtonRoot>
  );
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({ look = 'filled', icon: Icon, wide, className, children, ...link }: ButtonLinkProps) {
  return (
    <LinkRoot {...link} className={buttonClass(look, wide, className)}>
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} />}
      {children}
    </LinkRoot>
  );
}
