import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarProps } from './Calendar.tsx';

// The calendar is MUI's, and comes when it is opened.
const Calendar = lazy(() => import('./Calendar.tsx').then(({ Calendar }) => ({ default: Calendar })));

interface CalendarPopupProps extends CalendarProps {
  /** Of the field: names the calendar too. */
  label: string;
  onClose(): void;
}

/** The calendar below its field; Escape closes it. */
export function CalendarPopup({ label, onClose, ...calendar }: CalendarPopupProps) {
  const { t } = useTranslation();
  return (
    <div
      className="calendar"
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Suspense fallback={<p className="visually-hidden">{t('common.loading')}</p>}>
        <Calendar {...calendar} />
      </Suspense>
    </div>
  );
}
