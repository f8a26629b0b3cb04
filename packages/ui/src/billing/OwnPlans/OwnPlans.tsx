import styled from '@emotion/styled';
import type { AdCounts as Counts, OwnPlan } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';
import { AdCounts } from '../AdCounts/AdCounts.tsx';

export interface OwnPlansProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** All remaining ads, including the free trial's; undefined while unknown. */
  remaining: Counts | undefined;
  /** Plans with remaining ads, in order of use; empty on the free trial. */
  plans: readonly OwnPlan[];
}

const Root = styled('section')({
  display: 'grid',
  gap: 16,
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '&[aria-busy=true]': { minBlockSize: 241 },
  '& .plans': { display: 'grid', gap: 12 },
  '& .plans > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${role.line}`,
  },
  '& .name': { fontWeight: fontWeight.semibold },
  '& .rest, & .dates, & .noPlan': { color: role.inkMuted, fontSize: typeScale.small },
  '& .dates': { display: 'grid' },
});

export function OwnPlans({ remaining, plans, ...section }: OwnPlansProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const hasNone = remaining && remaining.basic + remaining.elite + remaining.superior === 0;
  return (
    <Root aria-labelledby={titleId} aria-busy={remaining === undefined || undefined} {...section}>
      <h2 id={titleId}>{t('payments:own.title')}</h2>
      {hasNone && <p>{t('payments:own.none')}</p>}
      {remaining && !hasNone && <AdCounts counts={remaining} />}
      {remaining && plans.length === 0 && <p className="noPlan">{t('payments:own.free')}</p>}
      {plans.length > 0 && (
        <ul className="plans">
          {plans.map(({ order_id, name, count, remaining: remainingCount, bought_at, expires_at }) => (
            <li key={order_id}>
              <div>
                <p className="name">{name}</p>
                <p className="rest">
                  {t('payments:own.rest', {
                    rest: remainingCount.basic + remainingCount.elite + remainingCount.superior,
                    total: count,
                  })}
                </p>
              </div>
              <p className="dates">
                <span>
                  <Trans i18nKey="payments:own.bought" components={{ date: <DateText date={bought_at} /> }} />
                </span>
                {expires_at ? (
                  <span>
                    <Trans i18nKey="payments:own.expires" components={{ date: <DateText date={expires_at} /> }} />
                  </span>
                ) : (
                  <span>{t('payments:own.noEnd')}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
