import styled from '@emotion/styled';
import { MODERATION_KINDS, type ModerationKind } from '@mashrabiya/contract';
import { FileSpreadsheet } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../forms/DateField/DateField.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { fieldHeight, minWidthQuery } from '../../theme/tokens.ts';

/** Filters of the log, except by user. Days are `2026-11-20`. */
interface LogChoice {
  kind?: ModerationKind | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

export interface LogFilterProps extends Omit<ComponentPropsWithRef<'search'>, 'children' | 'onChange'> {
  value: LogChoice;
  /** Initial month of the calendars, and last allowed day. */
  today: string;
  /** Called with the changed fields. */
  onChange(change: LogChoice): void;
  onDownload(): void;
  downloading?: boolean;
}

const Root = styled('search')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '0 12px',
  alignItems: 'start',
  '& > button': { blockSize: fieldHeight },
  [`@media ${minWidthQuery('wide')}`]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 280px)) auto',
    justifyContent: 'start',
  },
});

/** Filters the log by kind and days, and downloads the result as a table. */
export function LogFilter({ value, today, onChange, onDownload, downloading = false, ...search }: LogFilterProps) {
  const { t } = useTranslation();
  const id = useId();
  const { kind, from, until } = value;
  return (
    <Root aria-label={t('moderation:log.filter')} {...search}>
      <SelectField
        id={`${id}-kind`}
        label={t('moderation:log.column.kind')}
        options={[
          { value: '', text: t('moderation:log.all') },
          ...MODERATION_KINDS.map((eventKind) => ({ value: eventKind, text: t(`moderation:log.kind.${eventKind}`) })),
        ]}
        value={kind ?? ''}
        onChange={(nextKind) => onChange({ kind: MODERATION_KINDS.find((eventKind) => eventKind === nextKind) })}
      />
      <DateField
        id={`${id}-from`}
        label={t('moderation:log.from')}
        max={until ?? today}
        today={today}
        value={from ?? null}
        onChange={(day) => onChange({ from: day ?? undefined })}
      />
      <DateField
        id={`${id}-until`}
        label={t('moderation:log.until')}
        {...(from !== undefined && { min: from })}
        max={today}
        today={today}
        value={until ?? null}
        onChange={(day) => onChange({ until: day ?? undefined })}
      />
      <Button variant="outlined" icon={FileSpreadsheet} busy={downloading} onClick={onDownload}>
        {t('moderation:log.csv')}
      </Button>
    </Root>
  );
}
