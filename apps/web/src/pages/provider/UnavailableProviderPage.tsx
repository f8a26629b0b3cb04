import { Page, StatusScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';

/** Page of a seller who left or was blocked. */
export function UnavailableProviderPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const title = t('people:provider.gone');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.provider(id)} noIndex />
      <StatusScreen
        level={1}
        drawing="empty"
        title={title}
        message={t('people:provider.goneText')}
        action={{ href: paths.forSale, label: t('people:provider.browse') }}
      />
    </Page>
  );
}
