import type { Category, Governorate } from '@mashrabiya/contract';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../foundation/Link/Link.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { filterChips } from '../filters/filterChips.ts';
import { countFilters, type FilterGroup, type FilterState, withoutFilter } from '../filters/filterState.ts';

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  value: FilterState;
  categories: readonly Category[];
  governorates: readonly Governorate[];
  /** The list with other filters; chips and quick menus are links to it. */
  hrefOf(state: FilterState): string;
  /** The address at which the filter panel is open, at a group of its fields if one is given. */
  panelHref(group?: FilterGroup): string;
  /** Whether sale or rent is a filter here, as in search results. */
  showAction?: boolean;
}

const Root = styled('div')({});

/** The filters that are set, each removable, and the ways to set more. Stays on top while the list scrolls. */
export function FilterBar({
  value,
  categories,
  governorates,
  hrefOf,
  panelHref,
  showAction = false,
  ...div
}: FilterBarProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <Root {...div}>
      <Link href={panelHref()}>
        {t('finding.filters')} {countFilters(value, showAction)}
      </Link>
      {filterChips(value, { categories, governorates, language }, t).map(({ key, text }) => (
        <Link key={key} href={hrefOf(withoutFilter(value, key))} aria-label={t('finding.removeFilter', { text })}>
          {text}
        </Link>
      ))}
    </Root>
  );
}
