import styled from '@emotion/styled';
import type { PlanOffer } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { PlanCard } from '../PlanCard/PlanCard.tsx';
import { PlanSkeletons } from './PlanSkeletons.tsx';
import { planListStyles } from './planListStyles.ts';

export interface PlanListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  plans: readonly PlanOffer[];
  status?: 'loading' | 'ready' | 'failed';
  /** Rate of the included VAT, in per cent. */
  vatPercent?: number;
  /** Plan being chosen; the others are disabled. */
  busyId?: number;
  onChoose?: ((plan: PlanOffer) => void) | undefined;
  onRetry?: () => void;
}

const Root = styled('div')(planListStyles);

/** All plans, then the ads sold individually. */
export function PlanList({ plans, status = 'ready', vatPercent, busyId, onChoose, onRetry, ...div }: PlanListProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const singlePlans = plans.filter(({ kind }) => kind === 'single');
  const bundlePlans = plans.filter(({ kind }) => kind !== 'single');
  const renderGroup = (title: string, members: readonly PlanOffer[]) =>
    members.length > 0 && (
      <section aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {members.map((plan) => (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                busy={plan.id === busyId}
                disabled={busyId !== undefined && plan.id !== busyId}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Root aria-busy={status === 'loading' || undefined} {...div}>
      {status === 'loading' && <PlanSkeletons label={t('myListings:plans.loading')} />}
      {status === 'failed' && <FailedState title={t('myListings:plans.failed')} onRetry={onRetry} />}
      {status === 'ready' && plans.length === 0 && <EmptyState title={t('myListings:plans.empty')} />}
      {status === 'ready' && renderGroup(t('myListings:plans.bundles'), bundlePlans)}
      {status === 'ready' && renderGroup(t('myListings:plans.singles'), singlePlans)}
      {status === 'ready' && plans.length > 0 && vatPercent !== undefined && (
        <p className="vat">{t('myListings:plans.vatInside', { percent: formatNumber(vatPercent, language, 2) })}</p>
      )}
    </Root>
  );
}
