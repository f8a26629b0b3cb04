import styled from '@emotion/styled';
import { UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from '../../link/Link.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { iconButtonStyles } from '../../theme/iconButtonStyles.ts';
import { fontWeight, minWidthQuery } from '../../theme/tokens.ts';

export interface AccountLinkProps extends Omit<LinkProps, 'href' | 'children' | 'color'> {
  /** Account page; a visitor without JavaScript is asked to log in there. */
  href: string;
  /** Null for a visitor. */
  user: { name: string; picture: string | null } | null;
  onLogin(): void;
}

const Root = styled(Link)({
  ...iconButtonStyles,
  textDecoration: 'none',
  // The server renders for a visitor: hide the login for a user with a stored session until hydration.
  'html[data-login] &.visitor': { visibility: 'hidden' },
  '& .label': { display: 'none' },
  [`@media ${minWidthQuery('wide')}`]: {
    'html:not([data-login]) &.visitor': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      inlineSize: 'auto',
      paddingInline: 12,
    },
    'html:not([data-login]) & .label': { display: 'inline', fontWeight: fontWeight.medium, whiteSpace: 'nowrap' },
  },
});

/** Account entry of the bar: profile picture or login, with text on a desktop. */
export function AccountLink({ user, onLogin, className = '', ...link }: AccountLinkProps) {
  const { t } = useTranslation();
  const logIn = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLogin();
  };
  return user ? (
    <Root {...link} className={className} aria-label={t('shell:accountOf', { name: user.name })}>
      <Avatar name={user.name} picture={user.picture} size={32} />
    </Root>
  ) : (
    <Root {...link} className={`visitor ${className}`.trimEnd()} aria-label={t('shell:login')} data-act onClick={logIn}>
      <UserRound aria-hidden size={24} strokeWidth={1.75} />
      <span className="label">{t('shell:login')}</span>
    </Root>
  );
}
