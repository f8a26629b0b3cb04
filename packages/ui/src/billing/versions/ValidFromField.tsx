import { formatCairoDay, getCairoMidnight } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../forms/DateField/DateField.tsx';

interface ValidFromFieldProps {
  id: string;
  now: Date;
  error: string | undefined;
  /** ISO time at which a change takes effect. */
  value: string;
  onChange(value: string): void;
}

/** Start date of a change: today means at once, another day its midnight in Egypt. */
export function ValidFromField({ id, now, error, value, onChange }: ValidFromFieldProps) {
  const { t } = useTranslation();
  const today = formatCairoDay(now);
  return (
    <DateField
      id={id}
      label={t('finance:rules.validFrom')}
      error={error}
      min={today}
      today={today}
      value={formatCairoDay(new Date(value))}
      onChange={(day) => {
        if (day) onChange((day > today ? getCairoMidnight(day) : now).toISOString());
      }}
    />
  );
}
