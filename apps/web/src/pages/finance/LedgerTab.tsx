import { FailedState, FinanceSection, FinanceSections, LedgerTable } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';

export function LedgerTab() {
  const { t } = useTranslation();
  const summary = useApiQuery('getLedgerSummary', {}, { staleTime: 0 });
  return (
    <FinanceSections>
      <FinanceSection title={t('finance:books.title')} hideTitle>
        {hasLoadFailed(summary) && (
          <FailedState title={t('finance:books.failed')} onRetry={() => void summary.refetch()} />
        )}
        {!hasLoadFailed(summary) && <LedgerTable summary={summary.data?.data} />}
      </FinanceSection>
    </FinanceSections>
  );
}
