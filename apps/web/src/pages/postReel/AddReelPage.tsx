import { Page, PageTitle } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { ReelFormContainer } from './ReelFormContainer.tsx';

/** Posts a reel. */
export default function AddReelPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = useApiMutation('addReel', {
    invalidates: ['listOwnReels', 'getAdCounts', 'getStatistics'],
    toast: { done: t('wizard:reel.posted') },
  });
  const title = t('wizard:reel.label');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.addReel} hidden />
      <PageTitle title={title} />
      <ReelFormContainer
        onSubmit={async (body) => {
          await add.mutateAsync({ body });
          navigate(paths.myProperties);
        }}
      />
    </Page>
  );
}
