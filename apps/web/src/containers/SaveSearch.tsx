import { type FilterState, SaveLink } from '@mashrabiya/ui';
import { useAtom, useStore } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { newSinceAtom } from '../atoms/newSince.ts';
import { isKept } from '../device/isKept.ts';
import { searchKey } from '../pages/lists/searchKey.ts';
import type { ListKind } from '../pages/lists/source.ts';
import { useSlider } from '../routing/useSlider.ts';

const SavePanel = lazy(() => import('./SavePanel.tsx'));

interface SaveSearchProps {
  kind: ListKind;
  filters: FilterState;
  query: string | undefined;
}

/** Saves the list that is shown. Of a saved one it marks what has come since the last look. */
export function SaveSearch({ kind, filters, query }: SaveSearchProps) {
  const { open, href, onClose } = useSlider('save-search');
  const [newSince, setNewSince] = useAtom(newSinceAtom);
  const store = useStore();
  const key = searchKey(kind, filters, query);
  // Once opened it stays, so that it can slide away and give the focus back.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    if (!isKept('saved-searches')) return;
    let left = false;
    void import('../device/saved.ts').then(({ visitSearchAtom }) => {
      if (!left) setNewSince(store.set(visitSearchAtom, key));
    });
    return () => {
      left = true;
      setNewSince(undefined);
    };
  }, [key, store, setNewSince]);

  return (
    <>
      <SaveLink href={href} saved={newSince !== undefined} />
      {used && (
        <Suspense>
          <SavePanel open={open} onClose={onClose} address={key} kind={kind} filters={filters} query={query} />
        </Suspense>
      )}
    </>
  );
}
