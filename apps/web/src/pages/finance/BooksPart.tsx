import { BooksTable, FailedState, PageSection } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/useApiQuery.ts';

export function BooksPart() {
  const { t } = useTranslation();
  const books = useApiQuery('getBooks', {}, { staleTime: 0 });
  return (
    <PageSection id="books" title={t('finance:books.title')}>
      {books.isError && <FailedState title={t('finance:books.failed')} onRetry={() => void books.refetch()} />}
      {books.data && <BooksTable books={books.data.data} />}
    </PageSection>
  );
}
