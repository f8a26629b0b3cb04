import type { SortOption } from '@mashrabiya/contract';
import { SORT_MENU_WIDTH_PX } from '@mashrabiya/contract/constants';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';

interface SortOptionsProps {
  anchor: RefObject<HTMLElement | null>;
  /** Id of the labelling element. */
  labelledBy: string;
  open: boolean;
  onClose(): void;
  options: readonly { option: SortOption | null; name: string; href: string | undefined; isSelected: boolean }[];
  onSort: ((sort: SortOption | null) => void) | undefined;
}

export default function SortOptions({ anchor, labelledBy, open, onClose, options, onSort }: SortOptionsProps) {
  const { dir } = useLocale();
  const horizontalOrigin = dir === 'rtl' ? 'left' : 'right';
  return (
    <Menu
      anchorEl={() => anchor.current}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: horizontalOrigin }}
      transformOrigin={{ vertical: 'top', horizontal: horizontalOrigin }}
      slotProps={{
        list: { 'aria-labelledby': labelledBy },
        paper: { sx: { inlineSize: `${SORT_MENU_WIDTH_PX}px` } },
      }}
    >
      {options.map(({ option, name, href, isSelected }) => (
        <MenuItem
          key={option}
          {...(href !== undefined && { component: Link, href })}
          role="menuitemradio"
          aria-checked={isSelected}
          selected={isSelected}
          onClick={() => {
            onClose();
            onSort?.(option);
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
