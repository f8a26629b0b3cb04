import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { SavedRow } from './SavedRow.tsx';
import { savedStyles } from './savedStyles.ts';

/** A saved search as its list shows it. */
export interface SavedSearchView {
  id: string;
  name: string;
  /** The result page. */
  href: string;
  /** Its filters in words, where the name says something else. */
  note?: string;
  /** How many homes came since the last look; undefined while they are counted. */
  fresh: number | 'failed' | undefined;
  /** Its row offers the way back. */
  removed?: boolean;
}

export interface SavedSearchesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  searches: readonly SavedSearchView[];
  /** How long a name may be. */
  maxLength: number;
  onRename(id: string, name: string): void;
  onRemove(id: string): void;
  onUndo(id: string): void;
}

const Root = styled('ul')(savedStyles);

/** Saved searches, each with what is new in it; renamed in place, removed with a way back. */
export function SavedSearches({ searches, maxLength, onRename, onRemove, onUndo, ...ul }: SavedSearchesProps) {
  return (
    <Root {...ul}>
      {searches.map((search) => (
        <SavedRow
          key={search.id}
          search={search}
          maxLength={maxLength}
          onRename={(name) => onRename(search.id, name)}
          onRemove={() => onRemove(search.id)}
          onUndo={() => onUndo(search.id)}
        />
      ))}
    </Root>
  );
}
