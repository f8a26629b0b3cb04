import styled from '@emotion/styled';
import { UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from '../../link/Link.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { iconButtonStyles } from '../../theme/iconButtonStyles.ts';
import { fontWeight, from } from '../../theme/tokens.ts';

export interface AccountLinkProps extends Omit<LinkProps, 'href' | 'children' | 'color'> {
  /** The page of one's account: where it leads, and a visitor without script, who is asked to log in there. */
  href: string;
  /** Who is logged in; null is a visitor. */
  person: { name: string; picture: string | null } | null;
  onLogin(): void;
}

const Root = styled(Link)({
  ...iconButtonStyles,
  textDecoration: 'none',
  // The server draws the page for a visitor: whose login is kept here is not offered one meanwhile.
  'html[data-login] &.visitor': { visibility: 'hidden' },
  '& .label': { display: 'none' },
  [`@media ${from('wide')}`]: {
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

/** The bar's place for the person: their picture, which leads to their account, or the login, by its name on a desk. */
export function AccountLink({ person, onLogin, className = '', ...link }: AccountLinkProps) {
  const { t } = useTranslation();
  const logIn = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLogin();
  };
  return person ? (
    <Root {...link} className={className} aria-label={t('shell:accountOf', { name: person.name })}>
      <Avatar name={person.name} picture={person.picture} size={32} />
    </Root>
  ) : (
    <Root {...link} className={`visitor ${className}`.trimEnd()} aria-label={t('shell:login')} data-act onClick={logIn}>
      <UserRound aria-hidden size={24} strokeWidth={1.75} />
      <span className="label">{t('shell:login')}</span>
    </Root>
  );
}
