import { Page, SimilarListings, StatusScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { useCardCallbacks } from '../../cards/useCardCallbacks.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';

export default function UnavailablePage({ id }: { id: string }) {
  const { t } = useTranslation();
  const cardCallbacks = useCardCallbacks();
  const similarListings = useApiQuery('getSimilar', { params: { id } }).data?.data ?? [];
  const title = t('market:gone.title');
  const isForRent = similarListings[0]?.action === 'forrent';
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.property(id)} noIndex />
      <StatusScreen
        level={1}
        drawing="empty"
        title={title}
        message={t(similarListings.length > 0 ? 'market:gone.text' : 'market:gone.alone')}
        action={{ href: isForRent ? paths.forRent : paths.forSale, label: t('market:gone.action') }}
      />
      <SimilarListings {...cardCallbacks} properties={similarListings} />
    </Page>
  );
}
