import styled from '@emotion/styled';
import { ArrowDownToLine, LogIn, LogOut, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { CountBadge } from '../../foundation/CountBadge/CountBadge.tsx';
import { Logo } from '../../foundation/Logo/Logo.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { FOOTER_ID } from '../../layout/shared/footerFocus.ts';
import { Link } from '../../link/Link.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import type { Scheme } from '../../theme/colors.ts';
import { SchemeToggle } from '../SchemeToggle/SchemeToggle.tsx';
import { type MenuGroup, navIcons } from '../shared/navIcons.ts';
import { type SocialAddresses, SocialLinks } from '../social/SocialLinks.tsx';
import { sideMenuStyles } from './sideMenuStyles.ts';

export interface SideMenuProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  sections: readonly MenuGroup[];
  /** `href` of the current page's entry. */
  currentHref?: string;
  /** Null for a visitor, who sees the login button. */
  userName: string | null;
  /** File name below the profile pictures' path; null shows the initials. */
  userPicture?: string | null;
  onLogin(): void;
  onLogout(): void;
  /** Skips to the footer, which infinite scroll makes unreachable; absent without a footer. */
  onSkipToFooter?: (() => void) | undefined;
  scheme: Scheme;
  onSchemeChange(scheme: Scheme): void;
  language?: ReactNode;
  social?: SocialAddresses;
}

const Root = styled(Panel)(sideMenuStyles);

/**
 * Menu of the whole site, loaded when it first opens. The open menu is a history entry (specification, section 2),
 * which following a link replaces.
 */
export function SideMenu({
  sections,
  currentHref,
  userName,
  userPicture = null,
  onLogin,
  onLogout,
  onSkipToFooter,
  scheme,
  onSchemeChange,
  language,
  social,
  onClose,
  ...panel
}: SideMenuProps) {
  const { t } = useTranslation();
  const skipToFooter = (event: MouseEvent) => {
    event.preventDefault();
    onSkipToFooter?.();
  };
  return (
    <Root {...panel} onClose={onClose} label={t('shell:menu')} placement="end">
      <div className="head">
        <Logo />
        <IconButton icon={X} label={t('shell:closeMenu')} onClick={onClose} />
      </div>
      <div className="account">
        {userName === null ? (
          <p>{t('shell:loginHint')}</p>
        ) : (
          <div className="greeting">
            <Avatar name={userName} picture={userPicture} size={48} />
            <p>{t('shell:greeting', { name: userName })}</p>
          </div>
        )}
        {userName === null ? (
          <Button wide icon={LogIn} directional onClick={onLogin}>
            {t('shell:login')}
          </Button>
        ) : (
          <Button wide variant="outlined" icon={LogOut} directional onClick={onLogout}>
            {t('shell:logout')}
          </Button>
        )}
      </div>
      <nav aria-label={t('shell:menu')}>
        {sections.map(({ title, links }) => (
          <section key={links[0]?.href}>
            {title && <h2>{title}</h2>}
            <ul>
              {links.map(({ href, label, icon, unread = 0 }) => {
                const Icon = icon && navIcons[icon];
                return (
                  <li key={href}>
                    <Link href={href} replace aria-current={href === currentHref ? 'page' : undefined}>
                      {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} />}
                      {label}
                      <CountBadge count={unread} label={t('shell:unread', { count: unread })} />
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        {onSkipToFooter && (
          <section>
            <Link href={`#${FOOTER_ID}`} onClick={skipToFooter}>
              <ArrowDownToLine aria-hidden size={20} strokeWidth={1.75} />
              {t('shell:endOfPage')}
            </Link>
          </section>
        )}
      </nav>
      <div className="foot">
        <SchemeToggle scheme={scheme} onChange={onSchemeChange} />
        <div className="row">
          {language}
          {social && <SocialLinks addresses={social} />}
        </div>
      </div>
    </Root>
  );
}
