import styled from '@emotion/styled';
import { type FinanceOrder, formatOrderNumber, type OrderHistory } from '@mashrabiya/contract';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { ExactMoney } from '../money/ExactMoney.tsx';
import { LoadingItems } from '../shared/LoadingItems.tsx';
import { financeOrderListStyles } from './financeOrderListStyles.ts';
import { OrderEvents } from './OrderEvents.tsx';

export interface FinanceOrderListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Undefined while loading. */
  orders: readonly FinanceOrder[] | undefined;
  openOrderId?: string | undefined;
  /** Shows the history of an order; undefined hides it. */
  onOpenOrderChange(id: string | undefined): void;
  /** History of the shown order; undefined while loading. */
  history?: OrderHistory | undefined;
  failed?: boolean;
  onRetry?(): void;
}

const LOADING_COUNT = 8;
const LOADING_EVENT_COUNT = 3;
const Root = styled('ul')(financeOrderListStyles);

/** Orders of all users, with a history of events. */
export function FinanceOrderList({
  orders,
  openOrderId,
  onOpenOrderChange,
  history,
  failed,
  onRetry,
  ...list
}: FinanceOrderListProps) {
  const { t } = useTranslation();
  return (
    <Root aria-busy={!orders || undefined} {...list}>
      {!orders && <LoadingItems count={LOADING_COUNT} />}
      {orders?.map((financeOrder) => {
        const { id } = financeOrder.order;
        const isOpen = openOrderId === id;
        return (
          <li key={id}>
            <OrderRow
              financeOrder={financeOrder}
              isOpen={isOpen}
              onToggle={() => onOpenOrderChange(isOpen ? undefined : id)}
            />
            {isOpen && failed && <FailedState title={t('finance:orders.failed')} onRetry={onRetry} />}
            {isOpen && !failed && !history && (
              <ol aria-busy aria-label={t('finance:orders.loading')}>
                <LoadingItems count={LOADING_EVENT_COUNT} />
              </ol>
            )}
            {isOpen && !failed && history && <OrderEvents history={history} />}
          </li>
        );
      })}
    </Root>
  );
}

interface OrderRowProps {
  financeOrder: FinanceOrder;
  isOpen: boolean;
  onToggle(): void;
}

function OrderRow({ financeOrder: { order, buyer }, isOpen, onToggle }: OrderRowProps) {
  const { t } = useTranslation();
  return (
    <div className={isOpen ? 'row open' : 'row'}>
      <DateText className="secondary date" date={order.created_at} />
      <div className="buyer">
        <h3>
          <bdi>{buyer.name}</bdi>
        </h3>
        <bdi dir="ltr" className="secondary detail">
          {buyer.email}
        </bdi>
      </div>
      <div className="plan detail">
        <bdi>{order.plan.name}</bdi>
        <bdi dir="ltr" className="secondary">
          {order.receipt_number ?? formatOrderNumber(order.id)}
        </bdi>
      </div>
      <span className={`state ${order.status}`}>{t(`myListings:transactions.status.${order.status}`)}</span>
      <span className="amount">
        <ExactMoney money={order.amount} />
      </span>
      <IconButton
        className="toggle"
        icon={ChevronDown}
        label={t(isOpen ? 'finance:orders.hide' : 'finance:orders.show')}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
    </div>
  );
}
