import { formatOrderNumber, type OrderHistory } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { CurrencyAmount } from '../money/CurrencyAmount.tsx';

/** States of an order and its refund, and the provider's reports. */
export function OrderEvents({ history: { order, events, callbacks } }: { history: OrderHistory }) {
  const { t } = useTranslation();
  return (
    <>
      <ol aria-label={t('finance:orders.history', { order: order.receipt_number ?? formatOrderNumber(order.id) })}>
        {events.map(({ id, of: subject, state, reason, author, detail, created_at }) => (
          <li key={id}>
            <p className="secondary">
              <DateText date={created_at} /> ·{' '}
              {t(subject === 'order' ? 'finance:orders.order' : 'finance:orders.refund')}:{' '}
              {t(`finance:orders.states.${state}`)}
            </p>
            <p>{t(`finance:orders.reasons.${reason}`, { author: author ?? '—' })}</p>
            {detail && <p dir="auto">{detail}</p>}
          </li>
        ))}
      </ol>
      {callbacks.length > 0 && (
        <ol aria-label={t('finance:orders.events')}>
          {callbacks.map(({ id, outcome, amount, currency, received_at }) => (
            <li key={id} className="line">
              <span className="secondary">
                <DateText date={received_at} /> · {t(`finance:orders.reasons.${outcome}`)} · <bdi dir="ltr">{id}</bdi>
              </span>
              <span className="amount">
                <CurrencyAmount amount={amount} currency={currency} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
