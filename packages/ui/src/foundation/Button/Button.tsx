import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { buttonClass, buttonStyles } from './buttonStyles.ts';

interface Look {
  /** Filled is for the one thing that a screen wants done. */
  look?: 'filled' | 'outlined' | 'quiet';
  /** Drawn before the words. */
  icon?: LucideIcon;
  /** The icon means a direction, and mirrors with the writing. */
  directional?: boolean;
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

/** A press that does nothing: not even send the form that the button is to send. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** Does something here. */
export function Button({
  look = 'filled',
  icon,
  directional,
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
      onClick={busy ? ignore : button.onClick}
      className={buttonClass(look, wide, className)}
    >
      {busy ? <span className="spinner" aria-hidden /> : <ButtonIcon icon={icon} directional={directional} />}
      {children}
    </ButtonRoot>
  );
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  look = 'filled',
  icon,
  directional,
  wide,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <LinkRoot {...link} className={buttonClass(look, wide, className)}>
      <ButtonIcon icon={icon} directional={directional} />
      {children}
    </LinkRoot>
  );
}

function ButtonIcon({ icon: Icon, directional }: Pick<Look, 'icon' | 'directional'>) {
  if (!Icon) return null;
  return <Icon aria-hidden size={20} strokeWidth={1.75} className={directional ? 'directional' : undefined} />;
}
