import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { Panel } from '../../foundation/Panel/Panel.tsx';
import { LoginViews } from './LoginViews.tsx';
import type { LoginPanelProps } from './loginPanelProps.ts';
import { loginPanelStyles } from './loginPanelStyles.ts';
import { SecondStep } from './SecondStep.tsx';
import { VerificationScreen } from './VerificationScreen.tsx';

export type { LoginPanelProps, LoginView } from './loginPanelProps.ts';

const Root = styled(Panel)(loginPanelStyles);

/**
 * Login, registration and password reset in one panel: on a desktop a cover slides between two halves within 0.3 s, on
 * a phone it is a sheet with one column. Each opening resets the fields.
 */
export function LoginPanel({
  open,
  onClose,
  view,
  onViewChange,
  message,
  providers,
  provider,
  verification,
  needsSecondFactor = false,
  email = '',
  onLogin,
  onRegister,
  onForgotPassword,
  onSelectProvider,
  onSelectPasskey,
  onSubmitCode,
  onBack,
  onResend,
  resending,
  className = '',
  ...panel
}: LoginPanelProps) {
  const { t } = useTranslation();
  const title = {
    login: t('shell:login'),
    register: t('account:register.title'),
    forgot: t('account:forgot.title'),
    inProgress: t('account:verify.title'),
    verified: t('account:verify.doneTitle'),
    secondStep: t('account:secondStep.title'),
  }[verification ?? (needsSecondFactor ? 'secondStep' : view)];
  const forms = {
    view,
    onViewChange,
    message,
    providers,
    provider,
    onLogin,
    onRegister,
    onForgotPassword,
    onSelectProvider,
    onSelectPasskey,
  };

  return (
    <Root
      {...panel}
      className={`${verification || needsSecondFactor ? 'alone' : 'forms'} ${className}`.trimEnd()}
      open={open}
      onClose={onClose}
      label={title}
      placement="center"
    >
      <IconButton className="close" icon={X} label={t('common:close')} onClick={onClose} />
      {verification ? (
        <VerificationScreen
          key={verification}
          state={verification}
          email={email}
          onResend={onResend}
          onStart={onClose}
          busy={resending}
        />
      ) : needsSecondFactor ? (
        <SecondStep onSubmitCode={onSubmitCode} onBack={onBack} />
      ) : (
        <LoginViews {...forms} email={email} />
      )}
    </Root>
  );
}
