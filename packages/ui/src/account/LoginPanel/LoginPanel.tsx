import styled from '@emotion/styled';
import type { LoginInput, RegisterInput } from '@mashrabiya/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import type { LoginProvider } from '../SocialButtons/SocialButtons.tsx';
import { LoginViews } from './LoginViews.tsx';
import { loginPanelStyles } from './loginPanelStyles.ts';
import { VerificationScreen } from './VerificationScreen.tsx';

/** What the login panel shows. */
export type LoginView = 'login' | 'register' | 'forgot';

export interface LoginPanelProps extends Omit<PanelProps, 'label' | 'placement' | 'children'> {
  open: boolean;
  /** The close button, Escape, a press outside, or a drag downwards. */
  onClose(): void;
  view: LoginView;
  /** The person asked for another view; the host answers by setting `view`. */
  onView(view: LoginView): void;
  /** Why the person is asked to log in, above the login form. */
  message?: string;
  /** The providers that can vouch for a person here, in their order; both unless told. */
  providers?: readonly LoginProvider[];
  /** The provider whose window is open. */
  provider?: LoginProvider;
  /** Takes the place of the forms: the link was sent to `email` and is waited for, or it was opened. */
  verification?: 'inProgress' | 'verified';
  /** Where the confirmation link was sent; also the first value of the email fields. */
  email?: string;
  /** Like the two below, it rejects with what the server refused; see `useCallForm`. */
  onLogin(input: LoginInput): Promise<unknown>;
  onRegister(input: RegisterInput): Promise<unknown>;
  /** Asks for a link to set a new password; not offered without it. */
  onForgot?(email: string): Promise<unknown>;
  onProvider(provider: LoginProvider): void;
  /** Sends the confirmation link again; not offered without it. */
  onResend?(): void;
  /** It is on its way. */
  resending?: boolean;
}

const Root = styled(Panel)(loginPanelStyles);

/**
 * Login, registration and the forgotten password in one panel: in the middle of a desk, where a cover slides between
 * the two sides, and a sheet of one column on a phone. Fields start afresh at each opening. Time: the cover's 0.3 s.
 */
export function LoginPanel({
  open,
  onClose,
  view,
  onView,
  message,
  providers,
  provider,
  verification,
  email = '',
  onLogin,
  onRegister,
  onForgot,
  onProvider,
  onResend,
  resending,
  className = '',
  ...panel
}: LoginPanelProps) {
  const { t } = useTranslation();
  const title = {
    login: t('shell.login'),
    register: t('account.register.title'),
    forgot: t('account.forgot.title'),
    inProgress: t('account.verify.title'),
    verified: t('account.verify.doneTitle'),
  }[verification ?? view];
  const forms = { view, onView, message, providers, provider, onLogin, onRegister, onForgot, onProvider };

  return (
    <Root
      {...panel}
      className={`${verification ? 'alone' : 'forms'} ${className}`.trimEnd()}
      open={open}
      onClose={onClose}
      label={title}
      placement="center"
    >
      <IconButton className="close" icon={X} label={t('common.close')} onClick={onClose} />
      {verification ? (
        <VerificationScreen
          key={verification}
          state={verification}
          email={email}
          onResend={onResend}
          onStart={onClose}
          busy={resending}
        />
      ) : (
        <LoginViews {...forms} email={email} />
      )}
    </Root>
  );
}
