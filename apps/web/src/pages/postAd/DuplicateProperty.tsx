import { EmptyState, FailedState, Page, PageTitle, WizardSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { initialOf } from './initialOf.ts';
import { NewAdForm } from './NewAdForm.tsx';
import { useOwnAd } from './useOwnAd.ts';

/** Errors that a retry cannot change. */
const FINAL: readonly unknown[] = ['not_yours', 'not_found', 'invalid_id'];

/** New ad prefilled from another of the user's ads, except for its promotion level. */
export function DuplicateProperty({ id }: { id: string }) {
  const { t } = useTranslation();
  const { ad, error, retry } = useOwnAd(id);
  const title = t('shell:links.addProperty');
  const final = error instanceof ApiError && FINAL.includes(error.code) ? error : null;
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.addProperty} hidden />
      {final && (
        <EmptyState
          level={1}
          title={final.message}
          message={t('wizard:notYours')}
          action={{ href: paths.addProperty, label: title }}
        />
      )}
      {error && !final && <FailedState level={1} onRetry={retry} />}
      {!error && <PageTitle title={title} />}
      {!error && !ad && <WizardSkeleton />}
      {ad && <NewAdForm copied={{ ...initialOf(ad), ranking: null }} />}
    </Page>
  );
}
