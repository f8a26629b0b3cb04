import { LOCALES } from '@mashrabiya/i18n';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { arEG } from 'date-fns/locale/ar-EG';
import { enGB } from 'date-fns/locale/en-GB';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { fromLocalDate, type IsoDate, toLocalDate } from './isoDate.ts';

export interface CalendarProps {
  value: IsoDate | null;
  min?: IsoDate;
  max?: IsoDate;
  today?: IsoDate;
  onPick(date: IsoDate): void;
}

/** The week starts on Saturday in Egypt. */
const locales = { ar: { ...arEG, options: { ...arEG.options, weekStartsOn: 6 as const } }, en: enGB };

/** Calendar for one month; arrow keys follow the visual direction, also right-to-left. */
export function Calendar({ value, min, max, today, onPick }: CalendarProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const weekday = new Intl.DateTimeFormat(LOCALES[language].intl, { weekday: 'narrow' });
  const start = value ?? today ?? min ?? max;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={locales[language]}
      localeText={{
        previousMonth: t('forms:date.previousMonth'),
        nextMonth: t('forms:date.nextMonth'),
        calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'forms:date.toDays' : 'forms:date.toYears'),
        dateTableLabel: t('forms:date.days'),
      }}
    >
      <DateCalendar
        autoFocus
        reduceAnimations
        disableHighlightToday
        value={value === null ? null : toLocalDate(value)}
        referenceDate={start === undefined ? undefined : toLocalDate(start)}
        minDate={min === undefined ? undefined : toLocalDate(min)}
        maxDate={max === undefined ? undefined : toLocalDate(max)}
        dayOfWeekFormatter={(date) => weekday.format(date)}
        slotProps={{
          day: ({ day }) => ({ className: today !== undefined && fromLocalDate(day) === today ? 'today' : '' }),
        }}
        onChange={(date, selection) => {
          if (date && selection === 'finish') onPick(fromLocalDate(date));
        }}
      />
    </LocalizationProvider>
  );
}
