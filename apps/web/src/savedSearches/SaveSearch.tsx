import { type FilterState, lazyPart, MissingPanel, SaveLink } from '@mashrabiya/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { newListingsSinceAtom } from '../atoms/newListingsSince.ts';
import { isStored } from '../device/isStored.ts';
import { buildSearchKey } from '../lists/searchKey.ts';
import type { ListKind } from '../lists/source.ts';
import { LazyPanel } from '../routing/LazyPanel.tsx';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { signedInAtom } from '../session/atoms.ts';

const SavePanel = lazyPart(() => import('./SavePanel.tsx'), MissingPanel);

interface SaveSearchProps {
  kind: ListKind;
  filters: FilterState;
  query: string | undefined;
}

/** Saves the shown list; in a saved list, listings newer than the last visit get a badge. */
export function SaveSearch({ kind, filters, query }: SaveSearchProps) {
  const { open, href, onClose } = useUrlPanel('save-search');
  const [newSince, setNewSince] = useAtom(newListingsSinceAtom);
  const store = useStore();
  const isSignedIn = useAtomValue(signedInAtom);
  const key = buildSearchKey(kind, filters, query);

  useEffect(() => {
    if (!isSignedIn && !isStored('saved-searches')) return;
    let isUnmounted = false;
    const visit = isSignedIn
      ? import('./accountSearches.ts').then(({ visitInAccountAtom }) => store.set(visitInAccountAtom, key))
      : import('../device/savedSearchAtoms.ts').then(({ visitSearchAtom }) => store.set(visitSearchAtom, key));
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
  }, [key, isSignedIn, store, setNewSince]);

  return (
    <>
      <SaveLink href={href} saved={newSince !== undefined} />
      <LazyPanel open={open}>
        <SavePanel open={open} onClose={onClose} url={key} kind={kind} filters={filters} query={query} />
      </LazyPanel>
    </>
  );
}
