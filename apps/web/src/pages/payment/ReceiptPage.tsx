import { EmptyState, FailedState, Page, PropertyDetailSkeleton, ReceiptSheet } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError, isNotFound } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';

export default function ReceiptPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('order');
  const receipt = useApiQuery('getReceipt', id === null ? undefined : { params: { id } });
  const isUnpaid = receipt.error instanceof ApiError && receipt.error.code === 'order_not_paid';
  const isMissing = id === null || isUnpaid || isNotFound(receipt.error);
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title: t('payments:receipt.title') })}
        description={t('payments:receipt.show')}
        path={paths.plans}
        noIndex
      />
      {isMissing && (
        <EmptyState
          level={1}
          title={t('payments:receipt.missing')}
          message={t('payments:receipt.missingText')}
          action={{ href: paths.profileTab('payments'), label: t('payments:receipt.payments') }}
        />
      )}
      {hasLoadFailed(receipt) && !isMissing && <FailedState level={1} onRetry={() => void receipt.refetch()} />}
      {receipt.isPending && !isMissing && <PropertyDetailSkeleton />}
      {receipt.data && <ReceiptSheet receipt={receipt.data.data} onPrint={() => print()} />}
    </Page>
  );
}
