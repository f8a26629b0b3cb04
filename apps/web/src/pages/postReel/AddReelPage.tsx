import { Page, PageTitle, WizardSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { UnlessBlocked } from '../../session/UnlessBlocked.tsx';
import { ReelFormContainer } from './ReelFormContainer.tsx';
import { useRecordedVideo } from './recordedVideo.ts';
import { buildInitialFromDraft } from './reelDraft.ts';
import { useReelDraft } from './useReelDraft.ts';

export default function AddReelPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = useApiMutation('addReel', {
    invalidates: ['listOwnReels', 'getAdCounts', 'getStatistics'],
    toast: { done: t('wizard:reel.posted') },
  });
  const { loadedDraft, saveDraft, removeDraft } = useReelDraft();
  const isVideoLoaded = useRecordedVideo() !== undefined;
  const title = t('wizard:reel.label');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.addReel} noIndex />
      <PageTitle title={title} />
      <UnlessBlocked>
        {loadedDraft && isVideoLoaded ? (
          <ReelFormContainer
            {...(loadedDraft.draft && buildInitialFromDraft(loadedDraft.draft))}
            onChange={saveDraft}
            onSubmit={async (body) => {
              await add.mutateAsync({ body });
              removeDraft();
              navigate(paths.myReels);
            }}
          />
        ) : (
          <WizardSkeleton />
        )}
      </UnlessBlocked>
    </Page>
  );
}
