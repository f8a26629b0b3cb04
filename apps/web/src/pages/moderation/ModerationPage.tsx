import {
  FailedState,
  ModerationLinks,
  Page,
  PageTitle,
  PropertyDetailSkeleton,
  ShortcutsContext,
} from '@mashrabiya/ui';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { moderationHrefs } from './moderationHrefs.ts';
import { shortcutsAtom } from './shortcuts.ts';
import { useModerationView, VIEWS } from './useModerationView.tsx';

export default function ModerationPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [areShortcutsOn, changeShortcuts] = useAtom(shortcutsAtom);
  const view = VIEWS.find((option) => option === search.get('view')) ?? 'ads';
  const { query, failureText, note, content, isAlwaysShown } = useModerationView(view, search);
  const title = t('moderation:listings.title');
  const links = VIEWS.map((viewName) => ({
    href: viewName === 'log' || viewName === 'people' ? moderationHrefs[viewName]({}) : moderationHrefs[viewName],
    text: t(`moderation:views.${viewName}`),
    isCurrent: viewName === view,
  }));
  const shortcuts = {
    areEnabled: areShortcutsOn,
    onChange: (areEnabled: boolean) => void changeShortcuts(() => areEnabled),
  };
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('moderation:listings.description')}
        path={paths.moderation}
        noIndex
      />
      <PageTitle title={title} note={note} />
      <ModerationLinks aria-label={t('moderation:views.label')} links={links} />
      {query.isError && <FailedState title={failureText} onRetry={() => void query.refetch()} />}
      {query.isPending && !isAlwaysShown && <PropertyDetailSkeleton />}
      <ShortcutsContext value={shortcuts}>{(isAlwaysShown || !query.isError) && content}</ShortcutsContext>
    </Page>
  );
}
