import styled from '@emotion/styled';
import { SORT_OPTIONS, type SortOption } from '@mashrabiya/contract';
import { ArrowUpDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../foundation/Link/Link.tsx';
import { sortMenuStyles } from './sortMenuStyles.ts';
import { useDisclosure } from './useDisclosure.ts';

export interface SortMenuProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  /** Null is the list's own order. */
  sort: SortOption | null;
  onSort?: (sort: SortOption | null) => void;
  /** Address of the list in another order: makes the options links, which work before and without JavaScript. */
  sortHrefOf?: (sort: SortOption | null) => string;
}

const Root = styled('details')(sortMenuStyles);

const OPTIONS = [null, ...SORT_OPTIONS];

/** The order of a list: a menu of 200 px that opens and closes, closes on a choice, and obeys arrows and Escape. */
export function SortMenu({ sort, onSort, sortHrefOf, ...details }: SortMenuProps) {
  const { t } = useTranslation();
  const { ref, close, onKeyDown } = useDisclosure();
  const current = t(`vocabulary.sort.${sort ?? 'default'}`);
  const choose = (option: SortOption | null) => () => {
    close();
    onSort?.(option);
  };
  return (
    <Root ref={ref} onKeyDown={onKeyDown} {...details}>
      <summary aria-label={t('homes.bar.sortBy', { option: current })}>
        <ArrowUpDown size={18} strokeWidth={1.75} aria-hidden />
        <span>{current}</span>
      </summary>
      <ul aria-label={t('homes.bar.sort')}>
        {OPTIONS.map((option) => (
          <li key={option ?? 'default'}>
            {sortHrefOf ? (
              <Link
                href={sortHrefOf(option)}
                aria-current={option === sort ? 'true' : undefined}
                onClick={choose(option)}
              >
                {t(`vocabulary.sort.${option ?? 'default'}`)}
              </Link>
            ) : (
              <button type="button" aria-current={option === sort ? 'true' : undefined} onClick={choose(option)}>
                {t(`vocabulary.sort.${option ?? 'default'}`)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}
