import styled from '@emotion/styled';
import { LEAD_STATUSES, type LeadStatus } from '@mashrabiya/contract';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { touchTarget } from '../../theme/tokens.ts';
import { leadStatusStyles } from '../shared/leadStatusStyles.ts';

export interface LeadStatusMenuProps {
  status: LeadStatus;
  /** Name of the buyer, for the accessible name of the button. */
  name: string;
  onChange(status: LeadStatus): void;
}

const Opener = styled(ButtonBase)({
  ...leadStatusStyles,
  position: 'relative',
  paddingInlineEnd: 8,
  '& svg': { flex: 'none' },
  // The chip is lower than a touch target.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    blockSize: touchTarget,
    transform: 'translateY(-50%)',
  },
});

/** Status of a lead as a coloured chip, with a menu to change it. */
export function LeadStatusMenu({ status, name, onChange }: LeadStatusMenuProps) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const getText = (option: LeadStatus) => t(`leads:status.${option}`);
  return (
    <>
      <Opener
        id={id}
        className={status}
        aria-label={t('leads:action.statusOf', { name, status: getText(status) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {getText(status)}
        <ChevronDown aria-hidden size={16} />
      </Opener>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {LEAD_STATUSES.map((option) => (
          <MenuItem
            key={option}
            role="menuitemradio"
            aria-checked={option === status}
            selected={option === status}
            onClick={() => {
              setAnchor(null);
              if (option !== status) onChange(option);
            }}
          >
            {getText(option)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
