import { NotFoundScreen, SearchBox } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { buildSearchPath, paths } from '../../routing/paths.ts';
import { useGoToSearch } from '../../search/useGoToSearch.ts';

/** Results appear on the search page, so this box has no dropdown. */
const doNothing = () => undefined;

export default function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const goToSearch = useGoToSearch();
  const [text, setText] = useState('');
  const title = t('pages:notFound');
  return (
    <>
      <PageHead title={t('pages:titled', { title })} description={title} path={pathname} noIndex />
      <NotFoundScreen
        homeHref={paths.home}
        search={
          <SearchBox
            value={text}
            onChange={setText}
            onSubmit={(query) => void goToSearch(buildSearchPath(query))}
            action={paths.search}
            expanded={false}
            onOpenChange={doNothing}
            panel={null}
          />
        }
      />
    </>
  );
}
