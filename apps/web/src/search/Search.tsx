import { type ActiveOption, SearchBox, useIsSearchCovering } from '@mashrabiya/ui';
import { Suspense, useEffect, useState } from 'react';
import { isStored } from '../device/isStored.ts';
import { buildSearchPath, paths } from '../routing/paths.ts';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { LazySearchDropdown } from './lazyParts.ts';
import { useGoToSearch } from './useGoToSearch.ts';

/** Search box. Where its dropdown covers the page it is a history entry, so that Back closes it. */
export function Search() {
  const goToSearch = useGoToSearch();
  const [text, setText] = useState('');
  const [isDropdownOpen, setIsDropdownOpen] = useState(false);
  const coversPage = useIsSearchCovering();
  const fullScreenPanel = useUrlPanel('search');
  // An empty box has no dropdown: a newly opened URL shows the page itself.
  const [hasInput, setHasInput] = useState(false);
  const open = coversPage ? fullScreenPanel.open && hasInput : isDropdownOpen;
  const setOpen = (isRequested: boolean) => {
    setIsDropdownOpen(isRequested && !coversPage);
    if (!isRequested) return fullScreenPanel.onClose();
    if (!coversPage) return;
    setHasInput(true);
    fullScreenPanel.onOpen();
  };
  const { open: isCoverOpen, onClose: closeCover } = fullScreenPanel;
  useEffect(() => {
    if (isCoverOpen && !hasInput) closeCover();
  }, [isCoverOpen, hasInput, closeCover]);

  const renderPanel = (activeOption: ActiveOption) => (
    <Suspense>
      <LazySearchDropdown
        text={text}
        onTextChange={setText}
        onClose={() => setOpen(false)}
        onNavigate={goToSearch}
        activeOption={activeOption}
      />
    </Suspense>
  );
  return (
    <SearchBox
      value={text}
      onChange={(typed) => {
        setText(typed);
        if (!typed.trim()) setOpen(isStored('recent-searches'));
      }}
      onSubmit={(query) => {
        setOpen(false);
        void goToSearch(buildSearchPath(query));
      }}
      action={paths.search}
      expanded={open}
      opensEmpty
      onOpenChange={(isRequested) =>
        setOpen(isRequested && (open || text.trim() !== '' || isStored('recent-searches')))
      }
      panel={renderPanel}
    />
  );
}
