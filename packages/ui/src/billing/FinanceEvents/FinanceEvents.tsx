import styled from '@emotion/styled';
import { type FinanceEvent, FinanceSetting, formatOrderNumber } from '@mashrabiya/contract';
import type { TFunction } from 'i18next';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { role } from '../../theme/roles.ts';
import { minWidthQuery } from '../../theme/tokens.ts';
import { rowListStyles } from '../shared/financeStyles.ts';
import { LoadingItems } from '../shared/LoadingItems.tsx';
import { ChangeValue } from './ChangeValue.tsx';

export interface FinanceEventsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Newest first; undefined while loading. */
  events: readonly FinanceEvent[] | undefined;
}

const LOADING_COUNT = 8;

const Root = styled('ul')({
  ...rowListStyles,
  '& > .loading': { minBlockSize: 84 },
  '& .line > h3': { flex: 'none', maxInlineSize: '100%' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& dd': { color: role.ink },
  [`@media ${minWidthQuery('tablet')}`]: {
    '& > li:not(.loading)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& .time': { gridColumn: 2, gridRow: 1, textAlign: 'end' },
    '& dl': { gridColumn: '1 / -1' },
  },
});

const KNOWN_FIELDS = [
  'name_ar',
  'name_en',
  'description_ar',
  'description_en',
  'basic',
  'elite',
  'superior',
  'price',
  'valid_days',
  'on_sale',
  'valid_from',
  'kind',
  'state',
  'note',
  'amount',
  'currency',
  'decision',
  'value',
  'reason',
] as const;

const formatFieldName = (name: string, t: TFunction): string => {
  const knownName = KNOWN_FIELDS.find((fieldName) => fieldName === name);
  return knownName ? t(`finance:events.field.${knownName}`) : name;
};

/** Name of an event's subject: a plan, setting, receipt, order or account. */
function formatSubject({ name, reference }: FinanceEvent, t: TFunction): string {
  const setting = FinanceSetting.options.find(({ shape }) => shape.key.value === reference)?.shape.key.value;
  return setting ? t(`finance:setting.${setting}`) : formatOrderNumber(name ?? reference);
}

/** Changes by the finance team: subject, author, old and new values. */
export function FinanceEvents({ events, ...list }: FinanceEventsProps) {
  const { t } = useTranslation();
  return (
    <Root aria-busy={!events || undefined} {...list}>
      {!events && <LoadingItems count={LOADING_COUNT} />}
      {events?.map((event) => (
        <li key={event.id}>
          <div className="line">
            <h3>{t(`account:activity.kind.${event.kind}`)}</h3>
            <bdi className="secondary">{formatSubject(event, t)}</bdi>
          </div>
          <p className="secondary time">
            <DateText date={event.created_at} />
            {event.author && (
              <>
                {' · '}
                <bdi dir="ltr">{event.author}</bdi>
              </>
            )}
          </p>
          {event.changes.length > 0 && (
            <dl className="secondary">
              {event.changes.map(({ name, before, after }) => (
                <div key={name}>
                  <dt>{formatFieldName(name, t)}</dt>
                  <dd>
                    <ChangeValue event={event} name={name} value={before} /> {t('finance:events.became')}{' '}
                    <ChangeValue event={event} name={name} value={after} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </Root>
  );
}
