import { Button, Page, PageTitle } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clearRecentListingsAtom, useRecentListings } from '../../device/recentListings.ts';
import { PageHead } from '../../head/PageHead.tsx';
import RecentListings from '../../recentlyViewed/RecentListings.tsx';
import { paths } from '../../routing/paths.ts';
import { useMySearches } from '../../savedSearches/useMySearches.ts';
import { SavedList } from './SavedList.tsx';

export default function SavedPage() {
  const { t } = useTranslation();
  const recent = useRecentListings();
  const { searches, isFailed } = useMySearches();
  const clearRecent = useSetAtom(clearRecentListingsAtom);
  const title = t('shell:links.saved');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('savedSearches:saved.description')}
        path={paths.saved}
        noIndex
      />
      <PageTitle title={title} />
      <SavedList />
      {/* Not below a skeleton of another height, which would push them down. */}
      {(searches || isFailed) && (
        <>
          <RecentListings />
          {recent.length > 0 && (
            <Button variant="outlined" onClick={() => clearRecent()}>
              {t('savedSearches:recent.forget')}
            </Button>
          )}
        </>
      )}
    </Page>
  );
}
