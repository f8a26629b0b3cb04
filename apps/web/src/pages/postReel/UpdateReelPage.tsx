import { AVAILABILITY } from '@mashrabiya/contract';
import { EmptyState, FailedState, Page, PageTitle, WizardSkeleton } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { governoratesAtom, referenceDataNeededAtom } from '../../api/referenceData.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { UnlessBlocked } from '../../session/UnlessBlocked.tsx';
import { buildInitialReel } from './initialReel.ts';
import { ReelFormContainer } from './ReelFormContainer.tsx';

/** Edits the user's reel; other reels are not found. */
export default function UpdateReelPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <EditReel key={id} id={id} />;
}

function EditReel({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  useEffect(() => requestReferenceData(true), [requestReferenceData]);
  const governorates = useAtomValue(governoratesAtom);
  // Only the first answer counts: a later one must not overwrite the user's input.
  const [initialForm, setInitialForm] = useState<ReturnType<typeof buildInitialReel> & { isActive: boolean }>();
  const ownReels = useApiQuery('listOwnReels', initialForm ? undefined : {}, { staleTime: 0 });
  const reel = ownReels.data?.data.find((ownReel) => ownReel.id === id);
  if (!initialForm && reel && governorates.length > 0)
    setInitialForm({ ...buildInitialReel(reel, governorates), isActive: reel.availability === AVAILABILITY.active });
  const edit = useApiMutation('editReel', { invalidates: ['listOwnReels'], toast: { done: t('wizard:saved') } });
  const title = t('wizard:reel.edit');
  const isMissing = !initialForm && ownReels.data !== undefined && !reel;
  const isFailed = !initialForm && ownReels.isError;
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.updateReel()} noIndex />
      {isMissing && (
        <EmptyState
          level={1}
          title={t('wizard:reel.missing')}
          message={t('wizard:notYours')}
          action={{ href: paths.myReels, label: t('reels:owned.title') }}
        />
      )}
      {isFailed && <FailedState level={1} onRetry={() => void ownReels.refetch()} />}
      {!isMissing && !isFailed && (
        <PageTitle title={title} note={initialForm?.isActive && t('myListings:edit.staysOnline')} />
      )}
      {!isMissing && !isFailed && !initialForm && <WizardSkeleton />}
      {initialForm && (
        <UnlessBlocked>
          <ReelFormContainer
            mode="edit"
            initial={initialForm.initial}
            initialVideo={initialForm.initialVideo}
            onSubmit={async (body) => {
              await edit.mutateAsync({ params: { id }, body });
              navigate(paths.myReels, { replace: true });
            }}
          />
        </UnlessBlocked>
      )}
    </Page>
  );
}
