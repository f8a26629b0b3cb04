import type { LoginInput, RegisterInput } from '@mashrabiya/contract';
import { LoginPanel, type LoginView } from '@mashrabiya/ui/LoginPanel';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../api/error.ts';
import { useSections } from '../app/useSections.ts';
import { queryContextAtom } from '../atoms/app.ts';
import { showToastAtom } from '../atoms/toasts.ts';
import { matchRoute } from '../routing/routes.ts';
import { sliderHref, withoutSlider } from '../routing/slider.ts';
import { afterStepBack } from '../routing/stepBack.ts';
import { afterLogin, keepPhoneAsked, phoneAskedAt } from './afterLogin.ts';
import { changeSessionAtom, loginReasonAtom } from './atoms.ts';
import type { Session } from './storage.ts';
import { useIsVerified } from './useIsVerified.ts';

interface LoginProps {
  open: boolean;
  onClose: () => void;
}

/** Logs in, opens an account, or asks for a new password; then finishes what it was opened for. */
export default function Login({ open, onClose }: LoginProps) {
  useSections(['account', 'forms']);
  const { t } = useTranslation();
  const { client } = useAtomValue(queryContextAtom);
  const changeSession = useSetAtom(changeSessionAtom);
  const showToast = useSetAtom(showToastAtom);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [reason, setReason] = useAtom(loginReasonAtom);
  const [view, setView] = useState<LoginView>('login');
  /** The address whose link is waited for. */
  const [verifying, setVerifying] = useState<string | null>(null);
  const [resending, setResending] = useState(false);
  const isVerified = useIsVerified(verifying !== null && open);
  useEffect(() => {
    if (open) return;
    setReason(null);
    setView('login');
    setVerifying(null);
  }, [open, setReason]);

  const goOn = ({ user }: Session) => {
    const now = new Date();
    const isNeeded = matchRoute(pathname).route.login !== undefined;
    const next = afterLogin(user, { isNeeded, askedAt: phoneAskedAt(), now });
    if (next === 'add-phone') keepPhoneAsked(now);
    if (next) afterStepBack(() => navigate(sliderHref(pathname, withoutSlider(location.search), next)));
  };
  const begin = (session: Session, isUnconfirmed = false) => {
    changeSession(session);
    showToast({ kind: 'success', message: t('pages.login.done') });
    // Then the panel says that a mail is on its way.
    if (isUnconfirmed) setVerifying(session.user.email);
    else onClose();
    if (reason?.act) afterStepBack(reason.act);
    else if (!isUnconfirmed) goOn(session);
  };
  const onRegister = async (body: RegisterInput) => {
    const opened = await client('register', { body });
    begin(opened, !opened.user.email_verified);
  };
  const resend = async () => {
    setResending(true);
    const message = await client('resendVerification', {}).then(
      () => ({ kind: 'success' as const, message: t('account.verify.sentAgain') }),
      (failure: unknown) => ({
        kind: 'error' as const,
        message: failure instanceof ApiError && failure.status > 0 ? failure.message : t('pages.login.failed'),
      }),
    );
    setResending(false);
    showToast(message);
  };
  const onForgot = async (email: string) => {
    await client('forgotPassword', { body: { email } });
    showToast({ kind: 'success', message: t('account.forgot.sent') });
    setView('login');
  };
  return (
    <LoginPanel
      open={open}
      onClose={onClose}
      view={view}
      onView={setView}
      message={reason?.message}
      providers={[]}
      verification={verifying === null ? undefined : isVerified ? 'verified' : 'inProgress'}
      email={verifying ?? ''}
      onResend={() => void resend()}
      resending={resending}
      onLogin={async (body: LoginInput) => begin(await client('login', { body }))}
      onRegister={onRegister}
      onForgot={onForgot}
      onProvider={() => undefined}
    />
  );
}
