import { AVAILABILITY } from '@mashrabiya/contract';
import { AdPreview, EmptyState, FailedState, Page, PageTitle, PropertyDetailSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { ApiError, isNotFound } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';

/** Errors that a retry cannot change. */
const FINAL_ERROR_CODES: readonly unknown[] = ['not_yours', 'not_found', 'invalid_id'];

export default function AdPreviewPage({ params }: PageProps) {
  const id = params.id ?? '';
  const { t } = useTranslation();
  const preview = useApiQuery('previewProperty', { params: { id } }, { staleTime: 0 });
  const property = preview.data?.data;
  const title = t('myListings:preview.title');
  const isFinal = preview.error instanceof ApiError && FINAL_ERROR_CODES.includes(preview.error.code);
  const isPending = property?.availability === AVAILABILITY.pending;
  const isOnOffer = property?.availability === AVAILABILITY.active;
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.adPreview(id)} noIndex />
      <PageTitle
        title={title}
        note={property && !isOnOffer && t(isPending ? 'myListings:preview.pending' : 'myListings:preview.off')}
      />
      {preview.error instanceof ApiError && isFinal && (
        <EmptyState
          title={isNotFound(preview.error) ? t('wizard:missing') : preview.error.message}
          message={t('wizard:notYours')}
          action={{ href: paths.myProperties, label: t('shell:links.myProperties') }}
        />
      )}
      {hasLoadFailed(preview) && !isFinal && (
        <FailedState title={t('myListings:preview.failed')} onRetry={() => void preview.refetch()} />
      )}
      {preview.isPending && <PropertyDetailSkeleton />}
      {property && <AdPreview property={property} />}
    </Page>
  );
}
