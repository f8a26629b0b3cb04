import { EmptyLine, EmptyState, FailedState } from '@mashrabiya/ui';
import { LoginForAlerts } from '@mashrabiya/ui/LoginForAlerts';
import { SavedSearches } from '@mashrabiya/ui/SavedSearches';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../api/useFailureToast.ts';
import { MAX_NAME_LENGTH } from '../../device/savedSearches.ts';
import { paths } from '../../routing/paths.ts';
import { SearchAlert } from '../../savedSearches/SearchAlert.tsx';
import { type MySearch, useMySearches } from '../../savedSearches/useMySearches.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { useSavedViews } from './useSavedViews.ts';

interface SavedListProps {
  /** The list is a section of a page with others: its empty state is one line. */
  isSection?: boolean;
}

/** Saved searches of the account or this device. A removal can be undone until the page is left. */
export function SavedList({ isSection = false }: SavedListProps) {
  const { t } = useTranslation();
  const requireLogin = useRequireLogin();
  const { searches, isAccount, isFailed, retry, rename, remove, restore } = useMySearches();
  const [recentRemovals, setRecentRemovals] = useState<readonly { search: MySearch; index: number }[]>([]);
  const showFailure = useFailureToast('saveSearch');
  const savedSearches = searches ?? [];
  const views = useSavedViews(savedSearches).map((view, index) => {
    const search = savedSearches[index]?.account;
    if (!search) return view;
    return { ...view, alert: { isOn: search.alert.frequency !== 'none', settings: <SearchAlert search={search} /> } };
  });

  // The undo row is at the search's position, latest removal first.
  const rows = recentRemovals
    .filter(({ search }) => !savedSearches.some(({ href }) => href === search.href))
    .toReversed()
    .reduce((list, { search, index }) => {
      const row = { id: search.href, name: search.name, href: search.href, newCount: undefined, removed: true };
      return list.toSpliced(index, 0, row);
    }, views);
  if (isFailed) return <FailedState onRetry={retry} />;
  if (searches && rows.length === 0) {
    const title = t('savedSearches:saved.empty');
    const action = { href: paths.forSale, label: t('savedSearches:saved.emptyAction') };
    return isSection ? (
      <EmptyLine text={title} action={action} />
    ) : (
      <EmptyState title={title} message={t('savedSearches:saved.emptyText')} action={action} />
    );
  }
  return (
    <>
      {!isAccount && <LoginForAlerts onLogin={() => requireLogin()} />}
      <SavedSearches
        searches={searches && rows}
        maxLength={MAX_NAME_LENGTH}
        onRename={(href, name) => void rename(href, name).catch(showFailure)}
        onRemove={(href) => {
          const index = savedSearches.findIndex((savedSearch) => savedSearch.href === href);
          const search = savedSearches[index];
          // A removal that failed before is listed, too.
          if (search)
            setRecentRemovals([...recentRemovals.filter((removal) => removal.search.href !== href), { search, index }]);
          void remove(href).catch(showFailure);
        }}
        onUndo={(href) => {
          const removal = recentRemovals.find(({ search }) => search.href === href);
          const undoRemoval = () =>
            setRecentRemovals((removals) => removals.filter(({ search }) => search.href !== href));
          if (removal) void restore(removal.search, removal.index).then(undoRemoval, showFailure);
        }}
      />
    </>
  );
}
