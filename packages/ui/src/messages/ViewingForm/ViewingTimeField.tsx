import styled from '@emotion/styled';
import { getViewingDays, parseCairoTime } from '@mashrabiya/contract';
import { formatAppointment, formatTime } from '@mashrabiya/i18n';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { DateField } from '../../forms/DateField/DateField.tsx';
import { pairStyles } from '../../forms/Field/pairStyles.ts';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { suggestViewingTimes } from './suggestViewingTimes.ts';
import { listTimesOfDay, toStartsAt, toViewingTimeChoice, type ViewingTimeChoice } from './viewingTimeChoice.ts';

interface ViewingTimeFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  id: string;
  /** The moment as a proposal contains it; null until a day and a time are chosen. */
  value: string | null;
  error?: string | undefined;
  onChange(value: string | null): void;
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, ...pairStyles });

/** Time of a viewing: suggested ones of the next days, or any day and quarter of an hour, in Cairo time. */
export function ViewingTimeField({ id, value, error, onChange, ...div }: ViewingTimeFieldProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [now] = useState(() => new Date());
  const [choice, setChoice] = useState(() => toViewingTimeChoice(value));
  const days = getViewingDays(now);
  const times = listTimesOfDay(choice.day, now);
  const choose = (next: ViewingTimeChoice) => {
    const time = listTimesOfDay(next.day, now).includes(next.time) ? next.time : '';
    setChoice({ ...next, time });
    onChange(toStartsAt({ ...next, time }));
  };
  const fieldError = error !== undefined && { error };
  return (
    <Root id={id} role="group" aria-label={t('messages:viewing.when')} {...div}>
      <ChoiceChips
        legend={t('messages:viewing.suggested')}
        name={`${id}-suggested`}
        choices={suggestViewingTimes(now).map((time) => ({
          value: time,
          text: formatAppointment(new Date(time), language, 'short'),
        }))}
        value={value === null ? [] : [value]}
        onChange={([time]) => choose(toViewingTimeChoice(time ?? null))}
      />
      <div className="pair">
        <DateField
          label={t('messages:viewing.day')}
          value={choice.day}
          min={days.first}
          max={days.last}
          today={days.first}
          {...(choice.day === null && fieldError)}
          onChange={(day) => choose({ ...choice, day })}
        />
        <SelectField
          label={t('messages:viewing.time')}
          options={times.map((time) => ({
            value: time,
            text: formatTime(parseCairoTime(days.first, time), language),
          }))}
          value={choice.time}
          {...(choice.day !== null && fieldError)}
          onChange={(time) => choose({ ...choice, time })}
        />
      </div>
    </Root>
  );
}
