import styled from '@emotion/styled';
import { formatOrderNumber, type Refund, type Transaction, toPiastres } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { DateText } from '../../foundation/text/DateText.tsx';
import { Price } from '../money/Price.tsx';
import { transactionRowStyles } from './transactionStyles.ts';

const ICONS: Record<Transaction['status'], LucideIcon> = {
  successful: CircleCheck,
  failed: CircleX,
  pending: Clock3,
};

export interface TransactionRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  transaction: Transaction;
  href?: string;
  /** Requests a refund; shown while it is allowed. */
  onRefund?(): void;
}

const Root = styled('li')(transactionRowStyles);

export function TransactionRow({ transaction, href, onRefund, className = '', ...item }: TransactionRowProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { id, amount, status, created_at, plan, receipt_number, refund, refund_until, surplus = [] } = transaction;
  const Icon = ICONS[status];
  const canRefund = onRefund && refund_until && (!refund || refund.state === 'rejected');
  return (
    <Root {...item} className={`${status} ${className}`.trimEnd()}>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
      <p className="amount">
        <Price money={toPiastres(amount)} />
        {plan && <span className="plan">{plan}</span>}
      </p>
      <p className="status">{t(`myListings:transactions.status.${status}`)}</p>
      <p className="about">
        <time dateTime={created_at}>{formatDate(new Date(created_at), language)}</time>
        <span className="number">
          {t(receipt_number ? 'myListings:transactions.receipt' : 'myListings:transactions.number')}{' '}
          <bdi dir="ltr">{receipt_number ?? formatOrderNumber(id)}</bdi>
        </span>
      </p>
      {refund && <RefundState refund={refund} />}
      {surplus.map((payment) => (
        <SurplusState key={payment.paid_at} {...payment} />
      ))}
      {(href || canRefund) && (
        <div className="actionButtons">
          {href && (
            <ButtonLink variant="text" href={href}>
              {t(receipt_number ? 'myListings:transactions.showReceipt' : 'myListings:transactions.show')}
            </ButtonLink>
          )}
          {canRefund && (
            <div className="refundRequest">
              <Button variant="text" onClick={onRefund}>
                {t('myListings:transactions.askRefund')}
              </Button>
              <span className="deadline">
                <Trans
                  i18nKey="myListings:transactions.refundUntil"
                  components={{ date: <DateText date={refund_until} /> }}
                />
              </span>
            </div>
          )}
        </div>
      )}
    </Root>
  );
}

/** Duplicate payment of the order, and its refund. */
function SurplusState({ amount, paid_at, returned_at }: NonNullable<Transaction['surplus']>[number]) {
  const { t } = useTranslation();
  return (
    <div className={`refund ${returned_at ? 'paid' : 'approved'}`}>
      <p>
        {t('myListings:transactions.surplus.paid')} · <Price money={amount} /> · <DateText date={paid_at} />
      </p>
      <p className="secondary">
        {returned_at ? (
          <Trans
            i18nKey="myListings:transactions.surplus.returned"
            components={{ date: <DateText date={returned_at} /> }}
          />
        ) : (
          t('myListings:transactions.surplus.returning')
        )}
      </p>
    </div>
  );
}

/** Refund with amount, decision date, and reason of a rejection. */
function RefundState({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  const { state, amount, decided_by, note } = refund;
  return (
    <div className={`refund ${state}`}>
      <p>
        {t(`myListings:transactions.refund.${state}`)} · <Price money={amount} />
      </p>
      {state === 'requested' && (
        <p className="secondary">
          <Trans i18nKey="myListings:transactions.refundDue" components={{ date: <DateText date={decided_by} /> }} />
        </p>
      )}
      {state === 'rejected' && note && <p className="secondary">{note}</p>}
    </div>
  );
}
