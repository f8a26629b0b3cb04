import MuiIconButton from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from '../../link/Link.tsx';

export interface IconLinkProps extends Omit<LinkProps, 'children' | 'color'> {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
}

/** Link that looks like an `IconButton`. */
export function IconLink({ icon: Icon, label, ...link }: IconLinkProps) {
  return (
    <MuiIconButton component={Link} aria-label={label} title={label} {...link}>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
    </MuiIconButton>
  );
}
