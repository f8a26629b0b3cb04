import type { Transaction } from '@mashrabiya/contract';
import { FailedState, ProfileColumns, TransactionList } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { paths } from '../../routing/paths.ts';
import { useItemPanel } from '../../routing/useItemPanel.ts';
import { RefundContainer } from './RefundContainer.tsx';
import { useTransactions } from './useAccount.ts';

const getTransactionHref = ({ id, receipt_number }: Transaction) =>
  receipt_number ? paths.receipt(id) : paths.payment(id);

export function PaymentsTab() {
  const { t } = useTranslation();
  const [status, setStatus] = useState<Transaction['status']>();
  const refundPanel = useItemPanel('refund');
  const list = useTransactions(status);
  return (
    <ProfileColumns>
      <section id="transactions" aria-label={t('account:profile.tab.payments')}>
        <TransactionList
          transactions={list.data?.pages.flatMap(({ data }) => data.data) ?? []}
          status={getQueryStatus(list)}
          statusFilter={status}
          onStatusFilterChange={setStatus}
          plansHref={paths.plans}
          getHref={getTransactionHref}
          onRefund={({ id }) => refundPanel.onOpen(id)}
          onRetry={() => void list.refetch()}
          {...(list.hasNextPage && !list.isFetchNextPageError && { onShowMore: () => void list.fetchNextPage() })}
          loadingMore={list.isFetchingNextPage}
        />
        {list.isFetchNextPageError && <FailedState onRetry={() => void list.fetchNextPage()} />}
      </section>
      {refundPanel.id && <RefundContainer key={refundPanel.id} order={refundPanel.id} onClose={refundPanel.onClose} />}
    </ProfileColumns>
  );
}
