import styled from '@emotion/styled';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { formatNumber } from '@mashrabiya/i18n';
import FilledInput from '@mui/material/FilledInput';
import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { reelsSearchStyles } from './reelsSearchStyles.ts';

export interface ReelsSearchBarProps extends Omit<ComponentPropsWithRef<'form'>, 'onChange' | 'onSubmit'> {
  value: string;
  onChange(value: string): void;
  onSubmit(query: string): void;
  /** `ReelFilters`. */
  children?: ReactNode;
  /** Number of results; undefined while loading. */
  resultCount?: number;
}

const Root = styled('form')(reelsSearchStyles);

export function ReelsSearchBar({ value, onChange, onSubmit, resultCount, children, ...form }: ReelsSearchBarProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(value.trim());
  };
  return (
    <Root role="search" aria-label={t('reels:search.label')} {...form} onSubmit={submit}>
      <FilledInput
        className="box"
        inputRef={input}
        name="query"
        placeholder={t('reels:search.placeholder')}
        autoComplete="off"
        startAdornment={<Search className="glass" aria-hidden size={20} strokeWidth={1.75} />}
        endAdornment={
          <>
            {value && (
              <IconButton
                icon={X}
                label={t('search:clear')}
                onClick={() => {
                  onChange('');
                  input.current?.focus();
                }}
              />
            )}
            <Button type="submit" className="searchButton">
              {t('search:search')}
            </Button>
          </>
        }
        slotProps={{
          input: { 'aria-label': t('reels:search.label'), enterKeyHint: 'search', maxLength: MAX_QUERY_LENGTH },
        }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
      <p className="found" role="status">
        {resultCount !== undefined &&
          t('reels:search.found', { count: resultCount, number: formatNumber(resultCount, language) })}
      </p>
    </Root>
  );
}
