import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { role } from '../../theme/roles.ts';
import { motion } from '../../theme/tokens.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: LucideIcon;
  /** What it does, in words: read aloud, and shown as a tooltip. */
  label: string;
}

/** Also worn by links that look like an icon button. */
export const iconButtonStyles = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: role.ink,
  transition: `background-color ${motion.quick}ms`,
  '&:hover': { backgroundColor: role.surfaceSunken },
} as const;

const Root = styled('button')(iconButtonStyles);

/** A button that is one icon. */
export function IconButton({ icon: Icon, label, ...button }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} title={label} {...button}>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
    </Root>
  );
}
