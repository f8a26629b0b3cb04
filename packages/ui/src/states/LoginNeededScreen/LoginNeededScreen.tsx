import styled from '@emotion/styled';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusScreen, type StatusScreenProps } from '../StatusScreen/StatusScreen.tsx';

export interface LoginNeededScreenProps
  extends Omit<StatusScreenProps, 'drawing' | 'title' | 'action' | 'otherAction' | 'level'> {
  /** Opens the login panel; without it the way home is the only one. */
  onLogin?(): void;
  homeHref: string;
  /** Name of the page that was asked for. */
  page?: string | undefined;
  /** Page with the public part of it, linked in place of the home page. */
  publicVersion?: { href: string; label: string } | undefined;
}

/** Not shown where a login is kept (`boot.js`): the page itself is on its way. */
const Root = styled(StatusScreen)({ 'html[data-login] &': { visibility: 'hidden' } });

/** The page belongs to people who are logged in. */
export function LoginNeededScreen({
  message,
  onLogin,
  homeHref,
  page,
  publicVersion,
  ...screen
}: LoginNeededScreenProps) {
  const { t } = useTranslation();
  const home = { href: homeHref, label: t('common:goHome') };
  return (
    <Root
      {...screen}
      level={1}
      drawing="login"
      title={t('states:loginTitle')}
      message={message ?? (page ? t('states:loginTextFor', { page }) : t('states:loginText'))}
      action={onLogin ? { label: t('shell:login'), icon: LogIn, directional: true, onAct: onLogin } : home}
      otherAction={onLogin && (publicVersion ?? home)}
    />
  );
}
