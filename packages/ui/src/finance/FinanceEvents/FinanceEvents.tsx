import styled from '@emotion/styled';
import type { FinanceEvent } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/DateText.tsx';
import { financeStyles } from '../financeStyles.ts';

export interface FinanceEventsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  events: readonly FinanceEvent[];
}

const Root = styled('ul')({ ...financeStyles, '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' } });

/** Who of the finance role changed what, from what to what. */
export function FinanceEvents({ events, ...list }: FinanceEventsProps) {
  const { t } = useTranslation();
  return (
    <Root {...list}>
      {events.map(({ id, kind, author, created_at, reference, changes }) => (
        <li key={id}>
          <div className="line">
            <h3>{t(`account:activity.kind.${kind}`)}</h3>
            <bdi dir="ltr" className="quiet">
              {reference}
            </bdi>
          </div>
          <p className="quiet">
            <DateText date={created_at} />
            {author && (
              <>
                {' · '}
                <bdi dir="ltr">{author}</bdi>
              </>
            )}
          </p>
          {changes.length > 0 && (
            <dl className="quiet">
              {changes.map(({ name, before, after }) => (
                <div key={name}>
                  <dt>
                    <bdi dir="ltr">{name}</bdi>
                  </dt>
                  <dd>
                    <bdi dir="auto">{before ?? t('finance:events.nothing')}</bdi> {t('finance:events.became')}{' '}
                    <bdi dir="auto">{after ?? t('finance:events.nothing')}</bdi>
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
