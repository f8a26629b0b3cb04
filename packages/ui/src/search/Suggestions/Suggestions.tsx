import styled from '@emotion/styled';
import type { Suggestion } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, Fragment, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionRow } from './SuggestionRow.tsx';
import type { SuggestionChoice } from './suggestionChoice.ts';
import { suggestionsStyles } from './suggestionsStyles.ts';

export type { SuggestionChoice } from './suggestionChoice.ts';

export interface SuggestionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Prefix of the option ids, from the field. */
  optionsId: string;
  active: number;
  /** Recent searches, latest first. */
  recent: readonly string[];
  suggestions: readonly Suggestion[];
  getHref(choice: SuggestionChoice): string;
  /** Called before navigation: `preventDefault()` keeps the user here. */
  onChoose(choice: SuggestionChoice, event: MouseEvent): void;
  onRemoveRecent(text: string): void;
  onClearRecent(): void;
}

const Root = styled('div')(suggestionsStyles);

const getName = (choice: SuggestionChoice) => (choice.kind === 'recent' ? choice.text : choice.name);

/**
 * Suggestions for a typed text, as options of a field that keeps the focus (`SearchBox`): the field sets `active`, and
 * presses the remove button on Delete.
 */
export function Suggestions({
  optionsId,
  active,
  recent,
  suggestions,
  getHref,
  onChoose,
  onRemoveRecent,
  onClearRecent,
  className = '',
  ...div
}: SuggestionsProps) {
  const { t } = useTranslation();
  const groups = [
    { name: 'recent' as const, first: 0, choices: recent.map((text) => ({ kind: 'recent' as const, text })) },
    { name: 'found' as const, first: recent.length, choices: suggestions },
  ].filter(({ choices }) => choices.length > 0);
  const count = recent.length + suggestions.length;

  return (
    <Root {...div} className={`suggestions ${className}`.trimEnd()}>
      <p className="visually-hidden" role="status">
        {t('savedSearches:suggest.count', { count })}
        {recent.length > 0 && `. ${t('savedSearches:suggest.forgetHint')}`}
      </p>
      {count > 0 && (
        <div role="listbox" aria-label={t('savedSearches:suggest.label')}>
          {groups.map(({ name, first, choices }) => (
            <Fragment key={name}>
              <div className="heading" aria-hidden>
                {t(`savedSearches:suggest.${name}`)}
              </div>
              {choices.map((choice, index) => (
                <SuggestionRow
                  key={`${choice.kind} ${getName(choice)} ${getHref(choice)}`}
                  id={`${optionsId}-${first + index}`}
                  active={active === first + index}
                  choice={choice}
                  href={getHref(choice)}
                  onChoose={(event) => onChoose(choice, event)}
                  onRemoveRecent={onRemoveRecent}
                />
              ))}
            </Fragment>
          ))}
        </div>
      )}
      {recent.length > 1 && suggestions.length === 0 && (
        <button type="button" className="forget-all" onClick={onClearRecent}>
          {t('savedSearches:suggest.forgetAll')}
        </button>
      )}
    </Root>
  );
}
