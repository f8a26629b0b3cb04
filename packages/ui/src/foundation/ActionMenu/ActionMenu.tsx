import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from '../../link/Link.tsx';
import { useLocale } from '../locale/useLocale.ts';

export interface MenuAction {
  icon: LucideIcon;
  text: string;
  /** Makes the action a link. */
  href?: string;
  onSelect?(): void;
  /** Cannot be undone: last, in the colour of errors, below a line. */
  isDestructive?: boolean;
}

export interface ActionMenuProps {
  /** Names the menu and its button; includes the name of the item if a page contains several. */
  label: string;
  actions: readonly MenuAction[];
  /** Shows a spinner and disables the button. */
  busy?: boolean;
  className?: string;
}

/** Button with three dots, and a menu of secondary actions. */
export function ActionMenu({ label, actions, busy = false, className }: ActionMenuProps) {
  const { dir } = useLocale();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const horizontal = dir === 'rtl' ? 'left' : 'right';
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={id}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {busy ? <CircularProgress color="inherit" size={20} aria-hidden /> : <EllipsisVertical aria-hidden size={22} />}
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {actions.flatMap(({ icon: Icon, text, href, onSelect, isDestructive = false }) => [
          isDestructive && <Divider key={`before ${text}`} component="li" role="separator" />,
          <MenuItem
            key={text}
            {...(href !== undefined && { component: Link, href })}
            sx={isDestructive ? { color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } } : undefined}
            onClick={() => {
              close();
              onSelect?.();
            }}
          >
            <ListItemIcon>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
            </ListItemIcon>
            {text}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
