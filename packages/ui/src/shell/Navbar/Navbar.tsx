import styled from '@emotion/styled';
import { type LucideIcon, Menu, Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Logo } from '../../foundation/Logo/Logo.tsx';
import { Link } from '../../link/Link.tsx';
import { barIcons } from '../shared/barIcons.ts';
import type { MenuLink, NavIcon } from '../shared/navIcons.ts';
import { navbarStyles } from './navbarStyles.ts';

export interface NavbarProps extends ComponentPropsWithRef<'header'> {
  homeHref: string;
  /** Main pages: in the bar on a desktop, at the bottom of the screen on a phone, followed by the user's own pages. */
  links: readonly MenuLink[];
  /** `href` of the current page's entry. */
  currentHref?: string;
  /** Search box; on a phone it unfolds below the bar. */
  search?: ReactNode;
  /** Search page, for the search button without JavaScript. */
  searchHref?: string;
  language?: ReactNode;
  account?: ReactNode;
  /** Number of unread messages: marks the menu, which leads to them. */
  unread?: number;
  menuOpen: boolean;
  onMenuOpen(): void;
}

const Root = styled('header')(navbarStyles);

const icons: Partial<Record<NavIcon, LucideIcon>> = barIcons;

/** Bar at the top of every page; a phone also has its main links at the bottom of the screen. */
export function Navbar({
  homeHref,
  links,
  currentHref,
  search,
  searchHref,
  language,
  account,
  unread = 0,
  menuOpen,
  onMenuOpen,
  className = '',
  ...header
}: NavbarProps) {
  const { t } = useTranslation();
  const searchId = useId();
  const searchRow = useRef<HTMLDivElement>(null);
  const [searching, setSearching] = useState(false);

  useEffect(() => {
    if (searching) searchRow.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [searching]);

  const toggleSearch = (event: MouseEvent) => {
    event.preventDefault();
    setSearching(!searching);
  };
  const SearchIcon = searching ? X : Search;
  return (
    <Root {...header} className={`navbar ${searching ? 'searching' : ''} ${className}`.trimEnd()}>
      <div className="bar">
        <Link className="brand" href={homeHref}>
          <Logo />
        </Link>
        <nav aria-label={t('shell:mainNavigation')}>
          {links.map(({ href, label, icon, phoneOnly }) => {
            const Icon = icon && icons[icon];
            return (
              <Link
                key={href}
                className={phoneOnly ? 'phone-only' : undefined}
                href={href}
                aria-current={href === currentHref ? 'page' : undefined}
              >
                {Icon && <Icon aria-hidden size={24} strokeWidth={1.75} />}
                {label}
              </Link>
            );
          })}
        </nav>
        {search && (
          <div className="search" id={searchId} ref={searchRow}>
            {search}
          </div>
        )}
        <div className="tools">
          {search && searchHref && (
            <Link
              className="open-search"
              href={searchHref}
              role="button"
              aria-expanded={searching}
              aria-controls={searchId}
              aria-label={t(searching ? 'shell:closeSearch' : 'shell:search')}
              onClick={toggleSearch}
            >
              <SearchIcon aria-hidden size={24} strokeWidth={1.75} />
            </Link>
          )}
          {language}
          {account}
          <IconButton
            icon={Menu}
            label={t('shell:openMenu')}
            {...(unread > 0 && { className: 'marked', 'aria-description': t('shell:unread', { count: unread }) })}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onMenuOpen}
          />
        </div>
      </div>
    </Root>
  );
}
