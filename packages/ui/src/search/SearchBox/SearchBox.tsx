import styled from '@emotion/styled';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUncontrolledText } from '../../forms/fieldState/useUncontrolledText.ts';
import { moveResultFocus } from './moveResultFocus.ts';
import { searchBoxStyles } from './searchBoxStyles.ts';
import { useInteractOutside } from './useInteractOutside.ts';
import { useOptionKeys } from './useOptionKeys.ts';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onSubmit' | 'ref'> {
  /** Text of the app. The field owns its text while the user types, also before hydration. */
  value: string;
  onChange(value: string): void;
  /** Called with the trimmed text, in place of the browser's GET request. */
  onSubmit?(query: string): void;
  /** Target of the GET form with the field `query`. */
  action: string;
  expanded: boolean;
  /** Called on typing, Escape, leaving and so on. */
  onOpenChange(open: boolean): void;
  /** Content of the open panel, a `SearchPanel`; its `Suggestions` need the active option. */
  panel: ReactNode | ((activeOption: ActiveOption) => ReactNode);
  /** The panel has content before any typing. */
  opensEmpty?: boolean;
  placeholder?: string;
}

/** Prefix of the option ids, and index of the active option; -1 for none. */
export interface ActiveOption {
  optionsId: string;
  active: number;
}

const Root = styled('div')(searchBoxStyles);

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
  const field = useUncontrolledText(input, value, change);
  useInteractOutside(root, expanded, () => onOpenChange(false));

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
      // The focus may open the panel, so close it afterwards.
      input.current?.focus();
      onOpenChange(false);
    } else if (event.key === 'ArrowDown' && !expanded && event.target === input.current && mayOpen) {
      event.preventDefault();
      onOpenChange(true);
    } else if (expanded && event.target === input.current && options.onKey(event)) return;
    else if (root.current && expanded) moveResultFocus(event, root.current, input.current);
  };

  return (
    <Root {...div} ref={root} onKeyDown={onKeyDown}>
      <search>
        <form action={action} method="get" onSubmit={submit}>
          <button type="submit" className="searchButton" aria-label={t('search:search')}>
            <Search aria-hidden size={20} strokeWidth={1.75} />
          </button>
          <input
            ref={input}
            type="text"
            name="query"
            role="combobox"
            aria-label={t('search:searchLabel')}
            aria-haspopup="dialog"
            aria-expanded={expanded}
            aria-controls={expanded ? id : undefined}
            aria-autocomplete="list"
            aria-activedescendant={expanded && options.active >= 0 ? `${optionsId}-${options.active}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            placeholder={placeholder ?? t('search:placeholder')}
            {...field}
            onClick={() => mayOpen && onOpenChange(true)}
            onFocus={() => opensEmpty && !value && onOpenChange(true)}
          />
          {value && (
            <button
              type="button"
              className="clear"
              aria-label={t('search:clear')}
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
        <div id={id} className="results" role="dialog" aria-label={t('search:results')} tabIndex={-1}>
          {typeof panel === 'function' ? panel({ optionsId, active: options.active }) : panel}
        </div>
      )}
    </Root>
  );
}
