import styled from '@emotion/styled';
import type { SortOption } from '@mashrabiya/contract';
import { formatTotal } from '@mashrabiya/i18n';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { SortMenu } from '../SortMenu/SortMenu.tsx';
import { topBarStyles } from './topBarStyles.ts';

export interface ListTopBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of results; null while unknown. */
  total: number | null;
  sort: SortOption | null;
  onSort?: (sort: SortOption | null) => void;
  getSortHref?: (sort: SortOption | null) => string;
  onClose?: () => void;
  children?: ReactNode;
}

const Root = styled('div')(topBarStyles);

/** Bar above a list: close, count, sort order. */
export function ListTopBar({ total, sort, onSort, getSortHref, onClose, children, ...div }: ListTopBarProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <Root {...div}>
      {onClose && (
        <button type="button" className="close" aria-label={t('listings:bar.close')} onClick={onClose}>
          <X size={22} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <p className="count" aria-live="polite">
        {total !== null && t('listings:list.shown', { count: total, formatted: formatTotal(total, language) })}
      </p>
      {children}
      <SortMenu className="sort" sort={sort} onSort={onSort} getSortHref={getSortHref} />
    </Root>
  );
}
