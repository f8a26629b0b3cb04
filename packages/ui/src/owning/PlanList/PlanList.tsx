import styled from '@emotion/styled';
import type { Plan } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { PlanCard, type PlanOffer } from '../PlanCard/PlanCard.tsx';
import { PlanSkeletons } from './PlanSkeletons.tsx';
import { planListStyles } from './planListStyles.ts';

export interface PlanListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  offers: readonly PlanOffer[];
  status?: 'loading' | 'ready' | 'failed';
  /** The plan that the person has; the answer "404" of the plan check means the free one (specification, section 4). */
  currentId?: number;
  /** The plan that is being chosen; the others wait. */
  busyId?: number;
  onChoose?: (plan: Plan) => void;
  onRetry?: () => void;
}

const Root = styled('div')(planListStyles);

/** All plans side by side, then the ads that are sold one by one. */
export function PlanList({ offers, status = 'ready', currentId, busyId, onChoose, onRetry, ...div }: PlanListProps) {
  const { t } = useTranslation();
  const singles = offers.filter(({ plan }) => plan.kind === 'single');
  const bundles = offers.filter(({ plan }) => plan.kind !== 'single');
  const group = (title: string, members: readonly PlanOffer[]) =>
    members.length > 0 && (
      <section aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {members.map((offer) => (
            <li key={offer.plan.id}>
              <PlanCard
                {...offer}
                current={offer.plan.id === currentId}
                busy={offer.plan.id === busyId}
                disabled={busyId !== undefined && offer.plan.id !== busyId}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Root aria-busy={status === 'loading' || undefined} {...div}>
      {status === 'loading' && <PlanSkeletons label={t('owning.plans.loading')} />}
      {status === 'failed' && <FailedState title={t('owning.plans.failed')} onRetry={onRetry} />}
      {status === 'ready' && offers.length === 0 && <EmptyState title={t('owning.plans.empty')} />}
      {status === 'ready' && group(t('owning.plans.bundles'), bundles)}
      {status === 'ready' && group(t('owning.plans.singles'), singles)}
    </Root>
  );
}
