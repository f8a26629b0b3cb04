import { Button, HomeSection, Page, PageTitle } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { forgetHomesAtom, useRecent } from '../../device/recentHomes.ts';
import { PageHead } from '../../head/PageHead.tsx';
import RecentHomes from '../../recentlyViewed/RecentHomes.tsx';
import { paths } from '../../routing/paths.ts';
import { SavedList } from './SavedList.tsx';

export default function SavedPage() {
  const { t } = useTranslation();
  const recent = useRecent();
  const forget = useSetAtom(forgetHomesAtom);
  const title = t('deciding:saved.pageTitle');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('deciding:saved.description')}
        path={paths.saved}
        hidden
      />
      <PageTitle title={title} />
      <HomeSection title={t('deciding:saved.title')}>
        <SavedList />
      </HomeSection>
      <RecentHomes />
      {recent.length > 0 && (
        <Button look="outlined" onClick={() => forget()}>
          {t('deciding:recent.forget')}
        </Button>
      )}
    </Page>
  );
}
