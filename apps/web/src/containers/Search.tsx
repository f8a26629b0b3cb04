import { type OptionPointing, SearchBox } from '@mashrabiya/ui';
import { lazy, Suspense, useState } from 'react';
import { isKept } from '../device/isKept.ts';
import { paths, searchPath } from '../routing/paths.ts';
import { useGoToSearch } from './useGoToSearch.ts';

const SearchDrop = lazy(() => import('./SearchDrop.tsx'));

/** The navbar's search box. What it drops down comes when it first does. */
export function Search() {
  const go = useGoToSearch();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);

  const panel = (pointing: OptionPointing) => (
    <Suspense>
      <SearchDrop text={text} onText={setText} onClose={() => setOpen(false)} onGo={go} pointing={pointing} />
    </Suspense>
  );
  return (
    <SearchBox
      value={text}
      onChange={(typed) => {
        setText(typed);
        if (!typed.trim()) setOpen(isKept('recent-searches'));
      }}
      onSubmit={(query) => {
        setOpen(false);
        void go(searchPath(query));
      }}
      action={paths.search}
      expanded={open}
      opensEmpty
      onOpenChange={(wanted) => setOpen((now) => wanted && (now || text.trim() !== '' || isKept('recent-searches')))}
      panel={panel}
    />
  );
}
