import type { Transaction } from '@mashrabiya/contract';
import { ProfileColumns, TransactionList } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getLoadMore } from '../../api/nextPage.ts';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
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
          onShowMore={getLoadMore(list)}
          loadingMore={list.isFetchingNextPage}
        />
        <NextPageFailure list={list} />
      </section>
      {refundPanel.id && <RefundContainer key={refundPanel.id} order={refundPanel.id} onClose={refundPanel.onClose} />}
    </ProfileColumns>
  );
}
