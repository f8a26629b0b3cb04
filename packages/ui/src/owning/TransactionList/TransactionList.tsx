import styled from '@emotion/styled';
import type { Transaction } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { TransactionRow } from './TransactionRow.tsx';
import { transactionListStyles } from './transactionStyles.ts';

export interface TransactionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The newest first. */
  transactions: readonly Transaction[];
  status?: 'loading' | 'ready' | 'failed';
  /** Where plans are sold: the way on from an empty list. */
  plansHref: string;
  onRetry?: () => void;
  /** There are older ones; without it there is no button. */
  onShowMore?: () => void;
  /** Older ones are on their way. */
  loadingMore?: boolean;
}

const Root = styled('div')(transactionListStyles);

/** Every payment that a person made. */
export function TransactionList({
  transactions,
  status = 'ready',
  plansHref,
  onRetry,
  onShowMore,
  loadingMore = false,
  ...div
}: TransactionListProps) {
  const { t } = useTranslation();
  if (status === 'failed') {
    return (
      <Root {...div}>
        <FailedState title={t('owning.transactions.failed')} onRetry={onRetry} />
      </Root>
    );
  }
  if (status === 'loading') {
    return (
      <Root aria-busy {...div}>
        <p role="status" className="visually-hidden">
          {t('owning.transactions.loading')}
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
  if (transactions.length === 0) {
    return (
      <Root {...div}>
        <EmptyState
          title={t('owning.transactions.empty')}
          message={t('owning.transactions.emptyText')}
          action={{ href: plansHref, label: t('owning.transactions.browse') }}
        />
      </Root>
    );
  }
  return (
    <Root {...div}>
      <ul aria-label={t('owning.transactions.label')}>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </ul>
      {onShowMore && (
        <div className="more">
          <Button look="outlined" busy={loadingMore} onClick={onShowMore}>
            {t('common.showMore')}
          </Button>
        </div>
      )}
    </Root>
  );
}
