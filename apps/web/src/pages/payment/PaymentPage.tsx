import { type PaymentOutcome, PaymentResult } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { readReturnUrl } from '../plans/returnUrl.ts';
import { useUnfinishedAd } from '../postAd/useUnfinishedAd.ts';
import { usePayment } from './usePayment.ts';

/** Result of a payment. The URL only names the order; the server returns its status. */
export default function PaymentPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { latest } = useUnfinishedAd();
  // Old links use `order` instead of `payment`, a name that providers use for their own numbers.
  const { outcome, order, check, checking, failed, renew, renewing, cancel, cancelling } = usePayment(
    search.get('payment') ?? search.get('order'),
    search.has('cancelled'),
  );
  const returnUrl = readReturnUrl(order?.id) ?? (latest && paths.draft(latest.id));
  const shownOutcome: PaymentOutcome = failed ? 'pending' : outcome;
  return (
    <>
      <PageHead
        title={t('pages:titled', { title: t('payments:result.title') })}
        description={t('payments:result.description')}
        path={paths.plans}
        noIndex
      />
      <PaymentResult
        outcome={shownOutcome}
        {...(order && { order })}
        addHref={returnUrl ?? paths.addProperty}
        hasDraft={returnUrl !== undefined}
        plansHref={paths.plans}
        retryHref={order ? paths.checkout(order.plan.id, readReturnUrl(order.id)) : paths.plans}
        {...(order?.receipt_number && { receiptHref: paths.receipt(order.id) })}
        {...(order?.redirect_url && { payHref: order.redirect_url })}
        {...(order?.status === 'pending' && { onPay: renew, isPaying: renewing, onCancel: cancel, cancelling })}
        onCheck={check}
        checking={checking}
      />
    </>
  );
}
