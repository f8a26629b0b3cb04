import styled from '@emotion/styled';
import { TRANSACTION_STATUSES, type Transaction } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { EmptyLine } from '../../states/EmptyLine/EmptyLine.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { TransactionRow } from './TransactionRow.tsx';
import { transactionListStyles } from './transactionStyles.ts';

export interface TransactionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Newest first. */
  transactions: readonly Transaction[];
  status?: 'loading' | 'ready' | 'failed';
  /** Status filter; all when absent. */
  statusFilter?: Transaction['status'];
  /** Changes the status filter; no filter without it. */
  onStatusFilterChange?(status: Transaction['status'] | undefined): void;
  /** Page of a payment's receipt or result. */
  getHref?(transaction: Transaction): string;
  onRefund?(transaction: Transaction): void;
  plansHref: string;
  onRetry?: () => void;
  /** Set if there are older payments. */
  onShowMore?: () => void;
  loadingMore?: boolean;
}

const Root = styled('div')(transactionListStyles);
const ALL = 'all';

export function TransactionList({
  transactions,
  status = 'ready',
  statusFilter,
  onStatusFilterChange,
  getHref,
  onRefund,
  plansHref,
  onRetry,
  onShowMore,
  loadingMore = false,
  ...div
}: TransactionListProps) {
  const { t } = useTranslation();
  const filter = onStatusFilterChange && (
    <ChoiceChips
      className="filter"
      inline
      legend={t('myListings:transactions.filter')}
      hideLegend
      name="transactions"
      choices={[
        { value: ALL, text: t('myListings:list.all') },
        ...TRANSACTION_STATUSES.map((statusOption) => ({
          value: statusOption,
          text: t(`myListings:transactions.status.${statusOption}`),
        })),
      ]}
      value={[statusFilter ?? ALL]}
      onChange={([next]) => onStatusFilterChange(TRANSACTION_STATUSES.find((statusOption) => statusOption === next))}
    />
  );
  if (status === 'failed') {
    return (
      <Root {...div}>
        {filter}
        <FailedState title={t('myListings:transactions.failed')} onRetry={onRetry} />
      </Root>
    );
  }
  if (status === 'loading') {
    return (
      <Root aria-busy {...div}>
        {filter}
        <p role="status" className="visually-hidden">
          {t('myListings:transactions.loading')}
        </p>
        <ul aria-hidden>
          {['a', 'b', 'c'].map((key) => (
            <li key={key} className="skeleton">
              <span className="mark" />
              <span className="line" />
              <span className="end" />
            </li>
          ))}
        </ul>
      </Root>
    );
  }
  if (transactions.length === 0 && statusFilter) {
    return (
      <Root {...div}>
        {filter}
        <EmptyLine text={t('myListings:transactions.none')} />
      </Root>
    );
  }
  if (transactions.length === 0) {
    return (
      <Root {...div}>
        <EmptyLine
          text={t('myListings:transactions.empty')}
          action={{ href: plansHref, label: t('myListings:transactions.browse') }}
        />
      </Root>
    );
  }
  return (
    <Root {...div}>
      {filter}
      <ul aria-label={t('myListings:transactions.label')}>
        {transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            {...(getHref && { href: getHref(transaction) })}
            {...(onRefund && { onRefund: () => onRefund(transaction) })}
          />
        ))}
      </ul>
      {onShowMore && (
        <div className="more">
          <Button variant="outlined" busy={loadingMore} onClick={onShowMore}>
            {t('common:showMore')}
          </Button>
        </div>
      )}
    </Root>
  );
}
