import styled from '@emotion/styled';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { Search, X } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { moveAmongResults } from './moveAmongResults.ts';
import { searchBoxStyles } from './searchBoxStyles.ts';
import { useLeave } from './useLeave.ts';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onSubmit' | 'ref'> {
  /** The text that the app holds; what was typed before hydration is handed to `onChange` once. */
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
  /** What the open panel holds, a `SearchPanel`. */
  panel: ReactNode;
  placeholder?: string;
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
  placeholder,
  ...div
}: SearchBoxProps) {
  const { t } = useTranslation();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const adoptWhatWasTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  useEffect(() => adoptWhatWasTyped(), []);
  useLeave(root, expanded, () => onOpenChange(false));

  const change = (text: string) => {
    onChange(text);
    onOpenChange(text.trim() !== '');
  };
  const submit = (event: FormEvent) => {
    const query = value.trim();
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
      onOpenChange(false);
      input.current?.focus();
    } else if (event.key === 'ArrowDown' && !expanded && event.target === input.current && value.trim()) {
      event.preventDefault();
      onOpenChange(true);
    } else if (root.current && expanded) moveAmongResults(event, root.current, input.current);
  };

  return (
    <Root {...div} ref={root} onKeyDown={onKeyDown}>
      <search>
        <form action={action} method="get" onSubmit={submit}>
          <button type="submit" className="go" aria-label={t('finding.search')}>
            <Search aria-hidden size={20} strokeWidth={1.75} />
          </button>
          <input
            ref={input}
            type="text"
            name="query"
            role="combobox"
            aria-label={t('finding.searchLabel')}
            aria-haspopup="dialog"
            aria-expanded={expanded}
            aria-controls={expanded ? id : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            placeholder={placeholder ?? t('finding.placeholder')}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onClick={() => value.trim() && onOpenChange(true)}
          />
          {value && (
            <button
              type="button"
              className="clear"
              aria-label={t('finding.clear')}
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
        <div id={id} className="results" role="dialog" aria-label={t('finding.results')} tabIndex={-1}>
          {panel}
        </div>
      )}
    </Root>
  );
}
