import styled from '@emotion/styled';
import { SORT_OPTIONS, type SortOption } from '@mashrabiya/contract';
import { ArrowUpDown } from 'lucide-react';
import { type ComponentPropsWithRef, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { lazyPart } from '../../foundation/lazyPart/lazyPart.tsx';
import { MissingPanel } from '../../foundation/lazyPart/MissingPanel.tsx';
import { Link } from '../../link/Link.tsx';
import { sortMenuStyles } from './sortMenuStyles.ts';

export interface SortMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Null means the default order. */
  sort: SortOption | null;
  onSort?: (sort: SortOption | null) => void;
  /** Address of the list in another order; makes the options links, which work without JavaScript. */
  getSortHref?: (sort: SortOption | null) => string;
}

const SortOptions = lazyPart(() => import('./SortOptions.tsx'), MissingPanel);
export const preloadSortOptions = SortOptions.preload;
const Root = styled('div')(sortMenuStyles);

/** Errors are shown when the menu opens. */
const preload = () => void preloadSortOptions().catch(() => undefined);

const OPTIONS = [null, ...SORT_OPTIONS];

export function SortMenu({ sort, onSort, getSortHref, ...div }: SortMenuProps) {
  const { t } = useTranslation();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const options = OPTIONS.map((option) => ({
    option,
    name: t(`vocabulary:sort.${option ?? 'default'}`),
    href: getSortHref?.(option),
    isSelected: option === sort,
  }));
  const current = t(`vocabulary:sort.${sort ?? 'default'}`);
  return (
    <Root {...div}>
      <Button
        ref={opener}
        id={id}
        className="opener"
        variant="outlined"
        icon={ArrowUpDown}
        aria-label={t('listings:bar.sortBy', { option: current })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setHasBeenOpened(true);
          setOpen(true);
        }}
      >
        {current}
      </Button>
      {getSortHref && (
        <noscript>
          {options.map(({ option, name, href = '', isSelected }) => (
            <Link key={option} href={href} aria-current={isSelected ? 'true' : undefined}>
              {name}
            </Link>
          ))}
        </noscript>
      )}
      {hasBeenOpened && (
        <Suspense>
          <SortOptions
            anchor={opener}
            labelledBy={id}
            open={open}
            onClose={() => setOpen(false)}
            options={options}
            onSort={onSort}
          />
        </Suspense>
      )}
    </Root>
  );
}
