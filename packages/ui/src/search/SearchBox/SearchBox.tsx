import styled from '@emotion/styled';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedText } from '../../forms/useTypedText.ts';
import { moveAmongResults } from './moveAmongResults.ts';
import { searchBoxStyles } from './searchBoxStyles.ts';
import { useLeave } from './useLeave.ts';
import { useOptionKeys } from './useOptionKeys.ts';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onSubmit' | 'ref'> {
  /** The text that the app holds. The field keeps its own while a person types, also before hydration. */
  value: string;
  onChange(value: string): void;
  /** The trimmed text was submitted. Takes the place of the browser's own GET. */
  onSubmit?(query: string): void;
  /** Where the form goes by itself, by GET with the field `query`. */
  action: string;
  /** Whether the results panel is open. */
  expanded: boolean;
  /** Asked for by typing, Escape, leaving, and so on. */
  onOpenChange(open: boolean): void;
  /** What the open panel holds, a `SearchPanel`; its `Suggestions` need to know which option is pointed at. */
  panel: ReactNode | ((pointing: OptionPointing) => ReactNode);
  /** The panel has something to show before anything is typed. */
  opensEmpty?: boolean;
  placeholder?: string;
}

/** How the options of a panel are named, and which of them the field points at: -1 for none. */
export interface OptionPointing {
  optionsId: string;
  active: number;
}

const Root = styled('div')(searchBoxStyles);

/** The navbar's search: an input, and a panel of results that opens while typing. */
export function SearchBox({
  value,
  onChange,
  onSubmit,
  action,
  expanded,
  onOpenChange,
  panel,
  opensEmpty = false,
  placeholder,
  ...div
}: SearchBoxProps) {
  const { t } = useTranslation();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const options = useOptionKeys(root);
  const optionsId = `${id}-option`;
  const mayOpen = opensEmpty || value.trim() !== '';

  const change = (text: string) => {
    onChange(text);
    options.setActive(-1);
    onOpenChange(opensEmpty || text.trim() !== '');
  };
  const field = useTypedText(input, value, change);
  useLeave(root, expanded, () => onOpenChange(false));

  const submit = (event: FormEvent) => {
    const query = (input.current?.value ?? value).trim();
    if (onSubmit || !query) event.preventDefault();
    if (!query) input.current?.focus();
    else if (onSubmit) {
      onOpenChange(false);
      onSubmit(query);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      event.stopPropagation();
      options.setActive(-1);
      // The focus may open the panel; closing has the last word.
      input.current?.focus();
      onOpenChange(false);
    } else if (event.key === 'ArrowDown' && !expanded && event.target === input.current && mayOpen) {
      event.preventDefault();
      onOpenChange(true);
    } else if (expanded && event.target === input.current && options.onKey(event)) return;
    else if (root.current && expanded) moveAmongResults(event, root.current, input.current);
  };

  return (
    <Root {...div} ref={root} onKeyDown={onKeyDown}>
      <search>
        <form action={action} method="get" onSubmit={submit}>
          <button type="submit" className="go" aria-label={t('finding:search')}>
            <Search aria-hidden size={20} strokeWidth={1.75} />
          </button>
          <input
            ref={input}
            type="text"
            name="query"
            role="combobox"
            aria-label={t('finding:searchLabel')}
            aria-haspopup="dialog"
            aria-expanded={expanded}
            aria-controls={expanded ? id : undefined}
            aria-autocomplete="list"
            aria-activedescendant={expanded && options.active >= 0 ? `${optionsId}-${options.active}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            placeholder={placeholder ?? t('finding:placeholder')}
            {...field}
            onClick={() => mayOpen && onOpenChange(true)}
            onFocus={() => opensEmpty && !value && onOpenChange(true)}
          />
          {value && (
            <button
              type="button"
              className="clear"
              aria-label={t('finding:clear')}
              onClick={() => {
                change('');
                input.current?.focus();
              }}
            >
              <X aria-hidden size={20} strokeWidth={1.75} />
            </button>
          )}
        </form>
      </search>
      {expanded && (
        <div id={id} className="results" role="dialog" aria-label={t('finding:results')} tabIndex={-1}>
          {typeof panel === 'function' ? panel({ optionsId, active: options.active }) : panel}
        </div>
      )}
    </Root>
  );
}
