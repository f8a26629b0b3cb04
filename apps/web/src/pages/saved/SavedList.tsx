import { EmptyState } from '@mashrabiya/ui';
import { SavedSearches } from '@mashrabiya/ui/SavedSearches';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeSearchAtom, renameSearchAtom, restoreSearchAtom, savedSearchesAtom } from '../../device/saved.ts';
import { MAX_NAME_LENGTH, type SavedSearch } from '../../device/savedSearches.ts';
import { paths } from '../../routing/paths.ts';
import { useSavedViews } from './useSavedViews.ts';

/** The saved searches of this device. What is removed can be brought back until one leaves. */
export function SavedList() {
  const { t } = useTranslation();
  const kept = useAtomValue(savedSearchesAtom);
  const rename = useSetAtom(renameSearchAtom);
  const remove = useSetAtom(removeSearchAtom);
  const restore = useSetAtom(restoreSearchAtom);
  const [gone, setGone] = useState<readonly { search: SavedSearch; index: number }[]>([]);
  const views = useSavedViews(kept);

  // The way back stands where the search stood, the last removal first, as undoing goes.
  const rows = gone
    .filter(({ search }) => !kept.some(({ href }) => href === search.href))
    .toReversed()
    .reduce((list, { search, index }) => {
      const row = { id: search.href, name: search.name, href: search.href, fresh: undefined, removed: true };
      return list.toSpliced(index, 0, row);
    }, views);
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('deciding.saved.empty')}
        message={t('deciding.saved.emptyText')}
        action={{ href: paths.forSale, label: t('deciding.saved.emptyAction') }}
      />
    );
  }
  return (
    <SavedSearches
      searches={rows}
      maxLength={MAX_NAME_LENGTH}
      onRename={rename}
      onRemove={(href) => {
        const index = kept.findIndex((one) => one.href === href);
        const search = kept[index];
        if (search) setGone([...gone, { search, index }]);
        remove(href);
      }}
      onUndo={(href) => {
        const one = gone.find(({ search }) => search.href === href);
        if (one) restore(one.search, one.index);
        setGone(gone.filter(({ search }) => search.href !== href));
      }}
    />
  );
}
