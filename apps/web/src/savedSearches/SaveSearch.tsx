import { type FilterState, lazyPart, MissingPanel, SaveLink } from '@mashrabiya/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { newSinceAtom } from '../atoms/newSince.ts';
import { isStored } from '../device/isStored.ts';
import { buildSearchKey } from '../lists/searchKey.ts';
import type { ListKind } from '../lists/source.ts';
import { useSlider } from '../routing/useSlider.ts';
import { signedInAtom } from '../session/atoms.ts';

const SavePanel = lazyPart(() => import('./SavePanel.tsx'), MissingPanel);

interface SaveSearchProps {
  kind: ListKind;
  filters: FilterState;
  query: string | undefined;
}

/** Saves the shown list. In a saved one, new listings since the last visit get a badge. */
export function SaveSearch({ kind, filters, query }: SaveSearchProps) {
  const { open, href, onClose } = useSlider('save-search');
  const [newSince, setNewSince] = useAtom(newSinceAtom);
  const store = useStore();
  const signedIn = useAtomValue(signedInAtom);
  const key = buildSearchKey(kind, filters, query);
  // Stays mounted after the first opening, to animate its closing and restore focus.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    if (!signedIn && !isStored('saved-searches')) return;
    let isUnmounted = false;
    const visit = signedIn
      ? import('./accountSearches.ts').then(({ visitInAccountAtom }) => store.set(visitInAccountAtom, key))
      : import('../device/saved.ts').then(({ visitSearchAtom }) => store.set(visitSearchAtom, key));
    // Without the time of the last visit, the list has no badges.
    void visit
      .catch(() => undefined)
      .then((since) => {
        if (!isUnmounted) setNewSince(since);
      });
    return () => {
      isUnmounted = true;
      setNewSince(undefined);
    };
  }, [key, signedIn, store, setNewSince]);

  return (
    <>
      <SaveLink href={href} saved={newSince !== undefined} />
      {used && (
        <Suspense>
          <SavePanel open={open} onClose={onClose} url={key} kind={kind} filters={filters} query={query} />
        </Suspense>
      )}
    </>
  );
}
