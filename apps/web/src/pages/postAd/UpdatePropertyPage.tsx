import { AVAILABILITY } from '@mashrabiya/contract';
import { EmptyState, FailedState, Page, PageTitle, WizardSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError, isNotFound } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { UnlessBlocked } from '../../session/UnlessBlocked.tsx';
import { AdForm } from './AdForm.tsx';
import { getPaidPack, toInitialValues } from './toInitialValues.ts';
import { useOwnAd } from './useOwnAd.ts';

const isNotOwnerError = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'not_yours';

/** Edits the user's ad; another user's is refused (specification, section 5). */
export default function UpdatePropertyPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <EditProperty key={id} id={id} />;
}

function EditProperty({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { ad, error, retry } = useOwnAd(id);
  const edit = useApiMutation('editProperty', {
    invalidates: ['listOwnProperties', 'getOwnProperty', 'getAdCounts'],
    toast: { done: t('wizard:saved'), about: 'property' },
  });
  const paidPack = ad && getPaidPack(ad);
  const title = t('wizard:edit');
  const isForeignAd = isNotOwnerError(error);
  const isFinal = id === '' || isForeignAd || isNotFound(error);
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.update()} noIndex />
      {isFinal && (
        <EmptyState
          level={1}
          title={isForeignAd ? error.message : t('wizard:missing')}
          message={t('wizard:notYours')}
          action={{ href: paths.myProperties, label: t('shell:links.myProperties') }}
        />
      )}
      {error && !isFinal && <FailedState level={1} onRetry={retry} />}
      {!error && !isFinal && (
        <PageTitle title={title} note={ad?.availability === AVAILABILITY.active && t('myListings:edit.staysOnline')} />
      )}
      {!error && !isFinal && !ad && <WizardSkeleton />}
      {ad && (
        <UnlessBlocked>
          <AdForm
            mode="edit"
            ownId={id}
            returnUrl={paths.update(id)}
            initial={{ ...toInitialValues(ad), ...(paidPack === null && { ranking: null }) }}
            savedPlace={ad.coordinates?.exact ? ad.coordinates : null}
            paidPack={paidPack}
            onSubmit={async (body) => {
              await edit.mutateAsync({ params: { id }, body });
              navigate(paths.myProperties, { replace: true });
            }}
          />
        </UnlessBlocked>
      )}
    </Page>
  );
}
