import { CheckoutForm, EmptyState, Page, PageTitle, PlanList } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { queryContextAtom } from '../../api/queryContext.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { UnlessBlocked } from '../../session/UnlessBlocked.tsx';
import { readCheckoutAnswers, saveCheckoutAnswers } from './checkoutAnswers.ts';
import { PendingOrder } from './PendingOrder.tsx';
import { parseReturnUrl } from './returnUrl.ts';
import { useOrder } from './useOrder.ts';

export default function CheckoutPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const offers = useApiQuery('getPlans', {});
  const plan = offers.data?.data.find(({ id, price }) => String(id) === search.get('plan') && price > 0);
  const { user } = useAtomValue(queryContextAtom);
  const profile = useApiQuery('getProfile', {});
  const [visit, setVisit] = useState(() => ({ count: 0, answers: readCheckoutAnswers(user) }));
  useEffect(() => {
    // Restored from the back/forward cache after the provider's page: a new order is needed.
    const onPageShow = ({ persisted }: PageTransitionEvent) =>
      persisted && setVisit(({ count }) => ({ count: count + 1, answers: readCheckoutAnswers(user) }));
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [user]);
  const order = useOrder({
    visit: visit.count,
    returnUrl: parseReturnUrl(search),
    onStale: () => void offers.refetch(),
  });
  const titleKey = plan?.kind === 'single' ? 'payments:checkout.titleSingle' : 'payments:checkout.title';
  const title = plan ? t(titleKey, { name: plan.name }) : t('payments:checkout.plain');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('payments:checkout.description')}
        path={paths.plans}
        noIndex
      />
      <PageTitle title={title} />
      {(!offers.data || (plan && profile.isPending)) && (
        <PlanList
          plans={[]}
          status={hasLoadFailed(offers) ? 'failed' : 'loading'}
          onRetry={() => void offers.refetch()}
        />
      )}
      {offers.data && !plan && (
        <EmptyState
          title={t('payments:checkout.gone')}
          message={t('payments:checkout.goneText')}
          action={{ href: paths.plans, label: t('payments:plans.back') }}
        />
      )}
      {offers.data && plan && !profile.isPending && (
        <UnlessBlocked>
          <PendingOrder key={`pending ${visit.count}`} plan={plan.id} />
          <CheckoutForm
            key={`${plan.id} ${visit.count}`}
            plan={plan}
            vatPercent={offers.data.vat_percent}
            initial={visit.answers}
            {...(profile.data && { accountPhone: profile.data.data.phone })}
            onChange={(answers) => saveCheckoutAnswers(user, answers)}
            onSubmit={(input) => order(plan, input)}
            termsHref={paths.terms}
            refundHref={paths.refund}
          />
        </UnlessBlocked>
      )}
    </Page>
  );
}
