import styled from '@emotion/styled';
import type { Transaction } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { CircleCheck, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../foundation/Money.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { transactionRowStyles } from './transactionStyles.ts';

const ICONS: Record<Transaction['status'], LucideIcon> = {
  successful: CircleCheck,
  failed: CircleX,
  pending: Clock3,
};

export interface TransactionRowProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  transaction: Transaction;
}

const Root = styled('li')(transactionRowStyles);

/** One payment: how much, when, its number, and how it ended. */
export function TransactionRow({ transaction, className = '', ...item }: TransactionRowProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { id, amount, status, created_at } = transaction;
  const Icon = ICONS[status];
  return (
    <Root {...item} className={`${status} ${className}`.trimEnd()}>
      <Icon aria-hidden size={24} strokeWidth={1.75} />
      <p className="amount">
        <Money amount={amount} />
      </p>
      <p className="status">{t(`owning.transactions.status.${status}`)}</p>
      <p className="about">
        <time dateTime={created_at}>{formatDate(new Date(created_at), language)}</time>
        <span className="number">
          {t('owning.transactions.number')} <bdi dir="ltr">{id}</bdi>
        </span>
      </p>
    </Root>
  );
}
