import styled from '@emotion/styled';
import type { SortOption } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { Building2, Plus, X } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { SortMenu } from '../SortMenu/SortMenu.tsx';
import { topBarStyles } from './topBarStyles.ts';

export interface ListTopBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Homes in the whole list; null while it is not known. */
  total: number | null;
  /** How many come near where there are none. */
  near?: number | undefined;
  sort: SortOption | null;
  onSort?: (sort: SortOption | null) => void;
  sortHrefOf?: (sort: SortOption | null) => string;
  /** Where a property is added; absent where that is nobody's purpose. */
  addHref?: string;
  /** What the count says, in place of "Listings: 1,542". */
  countText?: string | undefined;
  /** Before the way there is taken: `preventDefault()` keeps a logged-out person here. */
  onAddProperty?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Adds a close button. */
  onClose?: () => void;
  /** Stands between the count and the sort control, e.g. a map switch. */
  children?: ReactNode;
}

const Root = styled('div')(topBarStyles);

/** The line over a list: close, add a property, how many there are, and their order. */
export function ListTopBar({
  total,
  near = 0,
  sort,
  onSort,
  sortHrefOf,
  addHref,
  countText,
  onAddProperty,
  onClose,
  children,
  ...div
}: ListTopBarProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  // Those stand in the order of how near they come.
  const onlyNear = total === 0 && near > 0;
  return (
    <Root {...div}>
      {onClose && (
        <button type="button" className="close" aria-label={t('homes:bar.close')} onClick={onClose}>
          <X size={22} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <p className="count" aria-live="polite">
        {onlyNear
          ? t('homes:list.near', { formatted: formatNumber(near, language) })
          : total !== null && (countText ?? t('homes:list.shown', { formatted: formatNumber(total, language) }))}
      </p>
      {children}
      {!onlyNear && <SortMenu className="sort" sort={sort} onSort={onSort} sortHrefOf={sortHrefOf} />}
      {addHref && (
        <Link
          className="add"
          href={addHref}
          // Held until the app is there: see the web app's boot script.
          data-act={onAddProperty && true}
          onClick={onAddProperty}
          aria-label={t('homes:bar.addProperty')}
        >
          <span className="label">{t('homes:bar.addProperty')}</span>
          <span className="icons" aria-hidden>
            <Plus size={18} strokeWidth={2} />
            <Building2 size={20} strokeWidth={1.75} />
          </span>
        </Link>
      )}
    </Root>
  );
}
