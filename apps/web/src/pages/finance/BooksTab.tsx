import { BooksTable, FailedState, FinanceSection, FinanceSections } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/useApiQuery.ts';

export function BooksTab() {
  const { t } = useTranslation();
  const books = useApiQuery('getBooks', {}, { staleTime: 0 });
  return (
    <FinanceSections>
      <FinanceSection title={t('finance:books.title')} hideTitle>
        {books.isError && <FailedState title={t('finance:books.failed')} onRetry={() => void books.refetch()} />}
        {!books.isLoadingError && <BooksTable books={books.data?.data} />}
      </FinanceSection>
    </FinanceSections>
  );
}
