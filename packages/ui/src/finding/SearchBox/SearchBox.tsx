import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onSubmit'> {
  /** The text that the app holds; what is typed before hydration wins over it once. */
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

const Root = styled('div')({});

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
  const submit = (event: FormEvent) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(value.trim());
  };
  return (
    <Root {...div}>
      <form action={action} method="get" onSubmit={submit}>
        <input
          type="search"
          name="query"
          aria-label={t('finding.searchLabel')}
          placeholder={placeholder ?? t('finding.placeholder')}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            onOpenChange(true);
          }}
        />
        <button type="submit">{t('finding.search')}</button>
      </form>
      {expanded && panel}
    </Root>
  );
}
