import styled from '@emotion/styled';
import { formatOrderNumber, type OrderHistory, type SoldOrder } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/DateText.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { role } from '../../theme/roles.ts';
import { CurrencyAmount } from '../CurrencyAmount.tsx';
import { financeStyles } from '../financeStyles.ts';
import { ExactMoney } from '../money/ExactMoney.tsx';

export interface SoldOrdersProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  orders: readonly SoldOrder[];
  openOrderId?: string | undefined;
  /** Shows the history of an order; undefined hides it. */
  onShow(id: string | undefined): void;
  /** History of the shown order; undefined while loading. */
  history?: OrderHistory | undefined;
  failed?: boolean;
  onRetry?(): void;
}

const Root = styled('ul')({
  ...financeStyles,
  marginBlockStart: 12,
  '& ol': { display: 'grid', gap: 8, paddingBlockStart: 12, borderBlockStart: `1px solid ${role.line}` },
  '& ol > li': { overflowWrap: 'anywhere' },
});

/** Orders of all users, with a history of events. */
export function SoldOrders({ orders, openOrderId, onShow, history, failed, onRetry, ...list }: SoldOrdersProps) {
  const { t } = useTranslation();
  return (
    <Root {...list}>
      {orders.map(({ order, buyer }) => {
        const isShown = openOrderId === order.id;
        return (
          <li key={order.id}>
            <div className="line">
              <h3>
                {order.plan.name}: <ExactMoney money={order.amount} />
              </h3>
              <span className={`state ${order.status}`}>{t(`myListings:transactions.status.${order.status}`)}</span>
            </div>
            <p className="facts">
              <bdi>{buyer.name}</bdi>
              <bdi dir="ltr">{buyer.email}</bdi>
              <bdi dir="ltr">{order.receipt_number ?? formatOrderNumber(order.id)}</bdi>
              <DateText date={order.created_at} />
            </p>
            <div>
              <Button variant="text" aria-expanded={isShown} onClick={() => onShow(isShown ? undefined : order.id)}>
                {t(isShown ? 'finance:orders.hide' : 'finance:orders.show')}
              </Button>
            </div>
            {isShown && failed && <FailedState title={t('finance:orders.failed')} onRetry={onRetry} />}
            {isShown && !failed && !history && <p role="status">{t('finance:orders.loading')}</p>}
            {isShown && !failed && history && <History history={history} />}
          </li>
        );
      })}
    </Root>
  );
}

function History({ history }: { history: OrderHistory }) {
  const { t } = useTranslation();
  const { order, events, callbacks } = history;
  return (
    <>
      <ol aria-label={t('finance:orders.history', { order: order.receipt_number ?? formatOrderNumber(order.id) })}>
        {events.map(({ id, of: subject, state, reason, author, detail, created_at }) => (
          <li key={id}>
            <p className="quiet">
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
            <li key={id} className="quiet">
              <DateText date={received_at} /> · <bdi dir="ltr">{id}</bdi> · {t(`finance:orders.reasons.${outcome}`)} ·{' '}
              <CurrencyAmount amount={amount} currency={currency} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
