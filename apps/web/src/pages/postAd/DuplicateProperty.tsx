import { EmptyState, FailedState, Page, PageTitle, WizardSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { NewAdForm } from './NewAdForm.tsx';
import { toInitialValues } from './toInitialValues.ts';
import { useOwnAd } from './useOwnAd.ts';

/** Errors that a retry cannot change. */
const FINAL_ERROR_CODES: readonly unknown[] = ['not_yours', 'not_found', 'invalid_id'];

/** New ad prefilled from another of the user's ads, except for its promotion level. */
export function DuplicateProperty({ id }: { id: string }) {
  const { t } = useTranslation();
  const { ad, error, retry } = useOwnAd(id);
  const title = t('shell:links.addProperty');
  const finalError = error instanceof ApiError && FINAL_ERROR_CODES.includes(error.code) ? error : null;
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.addProperty} noIndex />
      {finalError && (
        <EmptyState
          level={1}
          title={finalError.message}
          message={t('wizard:notYours')}
          action={{ href: paths.addProperty, label: title }}
        />
      )}
      {error && !finalError && <FailedState level={1} onRetry={retry} />}
      {!error && <PageTitle title={title} />}
      {!error && !ad && <WizardSkeleton />}
      {ad && <NewAdForm copiedValues={{ ...toInitialValues(ad), ranking: null }} />}
    </Page>
  );
}
