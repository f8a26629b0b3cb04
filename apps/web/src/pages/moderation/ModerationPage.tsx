import { FailedState, LinkTabs, Page, PageTitle, ShortcutsContext } from '@mashrabiya/ui';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { moderationHrefs } from './moderationHrefs.ts';
import { shortcutsAtom } from './shortcuts.ts';
import { QUEUES, useModerationView, VIEWS } from './useModerationView.tsx';

export default function ModerationPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [areShortcutsOn, changeShortcuts] = useAtom(shortcutsAtom);
  const panelId = useId();
  const isAdministrator = useApiQuery('getProfile', {}).data?.data.role === 'administrator';
  const views = VIEWS.filter((option) => option !== 'jobs' || isAdministrator);
  const view = views.find((option) => option === search.get('view')) ?? 'ads';
  const { query, failureText, note, skeleton, content } = useModerationView(view, search);
  const isQueue = QUEUES.some((queue) => queue === view);
  // After a failed claim, the previous case must not be decided again.
  const hasFailed = isQueue ? query.error !== null : hasLoadFailed(query);
  const title = t(`moderation:titles.${view}`);
  const tabs = views.map((id) => ({
    id,
    name: t(`moderation:views.${id}`),
    href: id === 'log' || id === 'people' ? moderationHrefs[id]({}) : moderationHrefs[id],
  }));
  const shortcuts = {
    areEnabled: areShortcutsOn,
    onChange: (areEnabled: boolean) => void changeShortcuts(() => areEnabled),
  };
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.moderation} noIndex />
      <PageTitle title={title} note={note} isNoteLive reservesNote />
      <LinkTabs label={t('moderation:views.label')} tabs={tabs} current={view} panelId={panelId}>
        {hasFailed && <FailedState title={failureText} onRetry={() => void query.refetch()} />}
        {query.isPending && skeleton}
        <ShortcutsContext value={shortcuts}>{!(isQueue && hasFailed) && content}</ShortcutsContext>
      </LinkTabs>
    </Page>
  );
}
