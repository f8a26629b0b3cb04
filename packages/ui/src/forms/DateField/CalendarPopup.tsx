import styled from '@emotion/styled';
import Popover from '@mui/material/Popover';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../foundation/lazyPart/lazyPart.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import type { CalendarProps } from './Calendar.tsx';

// MUI X is loaded when a calendar first opens.
const Calendar = lazyPart(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

interface CalendarPopupProps extends CalendarProps {
  anchor: HTMLElement | null;
  open: boolean;
  label: string;
  onClose(): void;
}

const Root = styled(Popover)({
  '& .MuiPopover-paper': {
    inlineSize: 'min(336px, 100vw - 32px)',
    minBlockSize: 396,
    marginBlock: 6,
    padding: 4,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
  },
  '& .today:not(.Mui-selected)': { border: `1px solid ${role.outline}` },
});

/** Calendar popup of a field; Escape or a press outside closes it. */
export function CalendarPopup({ anchor, open, label, onClose, ...calendar }: CalendarPopupProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const horizontalOrigin = dir === 'rtl' ? 'left' : 'right';
  return (
    <Root
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: horizontalOrigin }}
      transformOrigin={{ vertical: 'top', horizontal: horizontalOrigin }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <Suspense fallback={<p className="visually-hidden">{t('common:loading')}</p>}>
        <Calendar {...calendar} />
      </Suspense>
    </Root>
  );
}
