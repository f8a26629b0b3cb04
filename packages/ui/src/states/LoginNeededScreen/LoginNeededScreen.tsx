import styled from '@emotion/styled';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusScreen, type StatusScreenProps } from '../StatusScreen/StatusScreen.tsx';

export interface LoginNeededScreenProps
  extends Omit<StatusScreenProps, 'drawing' | 'title' | 'action' | 'otherAction' | 'level'> {
  /** Opens the login panel; without it only the home link is shown. */
  onLogin?(): void;
  homeHref: string;
  /** Name of the requested page. */
  page?: string | undefined;
  /** Public version of the page, linked instead of the home page. */
  publicVersion?: { href: string; label: string } | undefined;
}

/** Hidden if a session is stored (`boot.js`): the real page follows. */
const Root = styled(StatusScreen)({ 'html[data-login] &': { visibility: 'hidden' } });

/** Asks a visitor to log in for a private page. */
export function LoginNeededScreen({
  message,
  onLogin,
  homeHref,
  page,
  publicVersion,
  ...screen
}: LoginNeededScreenProps) {
  const { t } = useTranslation();
  const homeAction = { href: homeHref, label: t('common:goHome') };
  return (
    <Root
      {...screen}
      level={1}
      drawing="login"
      title={t('states:loginTitle')}
      message={message ?? (page ? t('states:loginTextFor', { page }) : t('states:loginText'))}
      action={onLogin ? { label: t('shell:login'), icon: LogIn, directional: true, onClick: onLogin } : homeAction}
      otherAction={onLogin && (publicVersion ?? homeAction)}
    />
  );
}
