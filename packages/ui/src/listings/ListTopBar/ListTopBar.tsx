import styled from '@emotion/styled';
import type { SortOption } from '@mashrabiya/contract';
import { formatTotal } from '@mashrabiya/i18n';
import { Building2, Plus, X } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { SortMenu } from '../SortMenu/SortMenu.tsx';
import { topBarStyles } from './topBarStyles.ts';

export interface ListTopBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of results; null while unknown. */
  total: number | null;
  /** Number of near matches when there are no exact ones. */
  nearCount?: number | undefined;
  sort: SortOption | null;
  onSort?: (sort: SortOption | null) => void;
  getSortHref?: (sort: SortOption | null) => string;
  /** Target of "add property"; no link when absent. */
  addHref?: string;
  /** Replaces "1,542 homes". */
  countText?: string | undefined;
  /** Called before navigation: `preventDefault()` keeps a visitor on the page. */
  onAddProperty?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onClose?: () => void;
  children?: ReactNode;
}

const Root = styled('div')(topBarStyles);

/** Bar above a list: close, add a property, count, sort order. */
export function ListTopBar({
  total,
  nearCount = 0,
  sort,
  onSort,
  getSortHref,
  addHref,
  countText,
  onAddProperty,
  onClose,
  children,
  ...div
}: ListTopBarProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const getCountOptions = (count: number) => ({ count, formatted: formatTotal(count, language) });
  // Near matches are already sorted by how close they are.
  const hasOnlyNear = total === 0 && nearCount > 0;
  return (
    <Root {...div}>
      {onClose && (
        <button type="button" className="close" aria-label={t('listings:bar.close')} onClick={onClose}>
          <X size={22} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <p className="count" aria-live="polite">
        {hasOnlyNear
          ? t('listings:list.near', getCountOptions(nearCount))
          : total !== null && (countText ?? t('listings:list.shown', getCountOptions(total)))}
      </p>
      {children}
      {!hasOnlyNear && <SortMenu className="sort" sort={sort} onSort={onSort} getSortHref={getSortHref} />}
      {addHref && (
        <Link
          className="add"
          href={addHref}
          // Queued until hydration: see the web app's boot script.
          data-act={onAddProperty && true}
          onClick={onAddProperty}
          aria-label={t('listings:bar.addProperty')}
        >
          <span className="label">{t('listings:bar.addProperty')}</span>
          <span className="icons" aria-hidden>
            <Plus size={18} strokeWidth={2} />
            <Building2 size={20} strokeWidth={1.75} />
          </span>
        </Link>
      )}
    </Root>
  );
}
