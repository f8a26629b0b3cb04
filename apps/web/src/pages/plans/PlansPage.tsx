import type { PlanOffer } from '@mashrabiya/contract';
import { BlockedNotice, Page, PageSection, PageTitle, PlanList, PromotionLevelGuide, RefundNote } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { signedInAtom } from '../../session/atoms.ts';
import { useBlock } from '../../session/useBlock.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { OwnPlansContainer } from './OwnPlansContainer.tsx';
import { parseReturnUrl } from './returnUrl.ts';

/** Plans on sale, the promotion levels, and on `/plans` the user's remaining credits (specification, sections 2 and 3). */
export default function PlansPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSignedIn = useAtomValue(signedInAtom);
  const requireLogin = useRequireLogin();
  const block = useBlock();
  const offers = useApiQuery('getPlans', {});
  const returnUrl = parseReturnUrl(useSearchParams()[0]);
  // The server renders this address for visitors: credits above the plans would push them down.
  const isPublicPage = useMatch(paths.pricing) !== null;
  const title = t(isPublicPage ? 'shell:links.pricing' : 'shell:links.plans');
  const choose = ({ id, kind, price }: PlanOffer) => {
    const isFree = price === 0;
    const buyMessage = kind === 'single' ? 'payments:plans.loginToBuyAds' : 'payments:plans.loginToBuy';
    const proceed = () => navigate(isFree ? paths.addProperty : paths.checkout(id, returnUrl));
    if (isSignedIn) proceed();
    else requireLogin({ message: t(isFree ? 'payments:plans.loginToStart' : buyMessage), resume: proceed });
  };
  const refund = offers.data?.refund;
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('payments:plans.description')}
        path={paths.pricing}
      />
      <PageTitle title={title} note={t('payments:plans.description')} />
      {block && <BlockedNotice block={block} />}
      {isSignedIn && !isPublicPage && <OwnPlansContainer />}
      <PlanList
        plans={offers.data?.data ?? []}
        {...(offers.data && { vatPercent: offers.data.vat_percent })}
        status={getQueryStatus(offers)}
        onChoose={block ? undefined : choose}
        onRetry={() => void offers.refetch()}
      />
      {offers.data && (
        <PageSection title={t('payments:ranks.title')} text={t('payments:ranks.text')}>
          <PromotionLevelGuide steps={offers.data.ad_steps} />
        </PageSection>
      )}
      {refund && (
        <RefundNote
          days={refund.days}
          businessDays={refund.business_days}
          feePercent={refund.fee_percent}
          policyHref={paths.refund}
        />
      )}
    </Page>
  );
}
