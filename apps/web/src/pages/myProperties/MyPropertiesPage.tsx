import { ButtonLink, LinkTabs, Page, PageTitle } from '@mashrabiya/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { OwnAds } from './OwnAds.tsx';
import { OwnReels } from './OwnReels.tsx';

/** The user's listings and reels (specification, section 2); the URL names the tab. */
export default function MyPropertiesPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const panelId = useId();
  const isReels = search.get('tab') === 'reels';
  const tabs = [
    { id: 'listings', name: t('shell:links.myProperties'), href: paths.myProperties },
    { id: 'reels', name: t('reels:owned.title'), href: paths.myReels },
  ];
  const title = t(isReels ? 'reels:owned.title' : 'shell:links.myProperties');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('myListings:list.description')}
        path={isReels ? paths.myReels : paths.myProperties}
        noIndex
      />
      <PageTitle
        title={title}
        action={
          <ButtonLink href={isReels ? paths.addReel : paths.addProperty}>
            {t(isReels ? 'reels:owned.add' : 'myListings:list.add')}
          </ButtonLink>
        }
      />
      <LinkTabs
        label={t('shell:links.myProperties')}
        tabs={tabs}
        current={isReels ? 'reels' : 'listings'}
        panelId={panelId}
      >
        {isReels ? <OwnReels /> : <OwnAds />}
      </LinkTabs>
    </Page>
  );
}
