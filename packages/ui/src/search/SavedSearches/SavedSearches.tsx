import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedRow } from './SavedRow.tsx';
import type { SavedSearchView } from './savedSearchView.ts';
import { savedStyles } from './savedStyles.ts';

export type { SavedSearchView } from './savedSearchView.ts';

export interface SavedSearchesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  searches: readonly SavedSearchView[] | undefined;
  maxLength: number;
  onRename(id: string, name: string): void;
  onRemove(id: string): void;
  onUndo(id: string): void;
}

const Root = styled('ul')(savedStyles);

const SKELETON_ROWS = [1, 2, 3];

/** Saved searches, each with its number of new results; renamed in place, removed with undo. */
export function SavedSearches({ searches, maxLength, onRename, onRemove, onUndo, ...ul }: SavedSearchesProps) {
  const { t } = useTranslation();
  if (!searches) {
    return (
      <Root {...ul} aria-busy="true" aria-label={t('savedSearches:saved.loading')}>
        {SKELETON_ROWS.map((place) => (
          <li key={place} className="waiting">
            <span className="bar long" aria-hidden />
            <span className="bar" aria-hidden />
          </li>
        ))}
      </Root>
    );
  }
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
